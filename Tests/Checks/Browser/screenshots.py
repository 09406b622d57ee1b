"""All screenshots on one sheet, to be looked at."""

from PIL import Image, ImageDraw

WIDTH, GAP = 196, 12


def contact_sheet(folder):
    pictures = sorted(path for path in folder.glob("*.png") if path.name != "contact-sheet.png")
    systems = sorted({" ".join(path.stem.split()[:3]) for path in pictures})
    rows = [[path for path in pictures if path.stem.startswith(system + " ")] for system in systems]
    height = WIDTH * 874 // 402
    sheet = Image.new(
        "RGB",
        (max(map(len, rows)) * (WIDTH + GAP) + GAP, len(rows) * (height + GAP + 18) + GAP),
        "#202226",
    )
    draw = ImageDraw.Draw(sheet)
    for row, paths in enumerate(rows):
        for column, path in enumerate(paths):
            x, y = GAP + column * (WIDTH + GAP), GAP + row * (height + GAP + 18)
            with Image.open(path) as picture:
                sheet.paste(picture.resize((WIDTH, height)), (x, y))
            draw.text((x, y + height + 3), path.stem, fill="#c8ccd4")
    sheet.save(folder / "contact-sheet.png")
    print(f"{len(pictures)} screenshots, and all of them on {folder / 'contact-sheet.png'}")
