"""An animated WebP in which the frames that stay have a higher quality than the frames of a movement.

Pillow's writer has one quality for all frames, and leaves out small changes of color: a slow cross-fade stops before
its end, and the rest follows later with a jump.

The format: https://developers.google.com/speed/webp/docs/riff_container
"""

import io
import pathlib
import struct

from PIL import Image, ImageChops

# The quality of a frame that stays, and of a frame in a movement.
STILL, MOVING = 90, 50

# A change of a channel by so many levels is no change: dithering makes it.
UNSEEN = 3


class Film:
    def __init__(self):
        self.pictures = []
        self.durations = []

    def add(self, picture, milliseconds):
        """Adds a frame. A picture that equals the previous one makes that stay longer."""
        if self.pictures and picture.tobytes() == self.pictures[-1].tobytes():
            self.durations[-1] += milliseconds
        else:
            self.pictures.append(picture)
            self.durations.append(milliseconds)

    def hold(self, milliseconds):
        """Lets the last frame stay."""
        self.durations[-1] = milliseconds

    def save(self, path):
        """Writes the film, and returns a description."""
        width, height = self.pictures[0].size
        features = 0x12     # an animation, with transparency
        size = struct.pack("<I", features) + number(width - 1) + number(height - 1)
        forever = bytes(6)
        body = chunk(b"VP8X", size) + chunk(b"ANIM", forever) + b"".join(self.frames())
        data = chunk(b"RIFF", b"WEBP" + body)
        pathlib.Path(path).write_bytes(data)
        return f"{len(self.pictures)} frames, {sum(self.durations) / 1000} seconds, {len(data) / 1e6:.2f} MB"

    def frames(self):
        """Yields each frame: the box around what changed. One that stays also mends what was drawn coarsely before."""
        shown = Image.new("RGBA", self.pictures[0].size)
        coarse = None
        for picture, duration in zip(self.pictures, self.durations):
            stays = duration > 2 * min(self.durations)
            box = union(changed(shown, picture), coarse if stays else None)
            coarse = None if stays else union(coarse, box)
            part = picture.crop(box)
            shown.paste(part, box)
            yield frame(part, box, duration, STILL if stays else MOVING)


def changed(before, after):
    channels = ImageChops.difference(before, after).split()
    boxes = [channel.point(lambda level: 255 * (level > UNSEEN)).getbbox() for channel in channels]
    left, top, right, bottom = union(*boxes) or (0, 0, 2, 2)
    # A frame begins at an even place.
    return left // 2 * 2, top // 2 * 2, right, bottom


def union(*boxes):
    boxes = [box for box in boxes if box]
    if not boxes:
        return None
    left, top, right, bottom = zip(*boxes)
    return min(left), min(top), max(right), max(bottom)


def frame(picture, box, duration, quality):
    file = io.BytesIO()
    picture.save(file, "WEBP", quality=quality, method=4)
    left, top, right, bottom = box
    head = b"".join(map(number, [left // 2, top // 2, right - left - 1, bottom - top - 1, duration]))
    replaces = b"\2"
    return chunk(b"ANMF", head + replaces + b"".join(pixels(file.getvalue())))


def pixels(file):
    """Yields the chunks of a picture's file that hold its pixels."""
    start = 12
    while start < len(file):
        name, length = struct.unpack_from("<4sI", file, start)
        end = start + 8 + length + length % 2
        if name in (b"ALPH", b"VP8 ", b"VP8L"):
            yield file[start:end]
        start = end


def chunk(name, content):
    return name + struct.pack("<I", len(content)) + content + bytes(len(content) % 2)


def number(value):
    return value.to_bytes(3, "little")
