extension Window { var isWide: Bool { width >= SystemMetrics.regularWidth } }
