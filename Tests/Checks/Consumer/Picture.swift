import SeaGlass
import SeaGlassBitmaps

func wallpaper() throws -> [UInt8] {
    try ColorPalette.ocean.bitmap(width: 1206, height: 2622, scale: 3, colorScheme: .dark).bytes
}
