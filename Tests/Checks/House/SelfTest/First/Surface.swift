// No modifier takes this value.

public enum SurfaceStyle {}
