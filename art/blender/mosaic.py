"""
python3 mosaic.py DRAWING PICTURE

Lays a drawing in stone, as a pavement is: its tones are cut into stones whose joints follow its lines, and the evening sun falls on
them. Seen from straight above, light needs no path tracer: every stone lies in one relief.
"""
import sys

import cv2
import numpy as np
from scipy.spatial import cKDTree

from darkroom import film, save
from stones import DARKS, LIMES, PALES

# What each grey of a drawing is laid in, from black to white: linear reflectances, how much they differ, and the size of a stone in
# pixels; 0 keeps a shape in one piece. White is sand, where stones are missing.
TONES = [
    (DARKS[:2] * 0.7, 0.2, 19),
    ([[0.003, 0.038, 0.029]], 0.3, 19),
    ([[0.004, 0.007, 0.007]], 0.2, 15),
    ([[0.006, 0.066, 0.050]], 0.25, 17),
    ([[0.006, 0.150, 0.115]], 0.2, 17),
    ([[0.040, 0.024, 0.015]], 0.1, 14),
    ([[0.155, 0.098, 0.062]], 0.08, 13),
    ([[0.27, 0.19, 0.125]], 0.08, 13),
    ([[0.56, 0.49, 0.39]], 0.07, 13),
    (PALES[[0, 2]], 0.07, 15),
    ([[0.004, 0.009, 0.010]], 0.0, 0),
    ([[0.74, 0.76, 0.70]], 0.0, 0),
    (LIMES, 0.12, 16),
    ([[0.085, 0.072, 0.055]], 0.0, 0),
]
SCALE = 1.5  # pixels of the relief for one of the drawing
UNIT = 9.4 / 1140  # of a pixel of the relief, where a stone of the pavement is 0.11
SUN, SKY = np.array([16, 7, 8.0]), np.array([-12, 2, 9])


def cut(drawing):
    """The number of the stone at each pixel, and the tone of each stone."""
    rng = np.random.default_rng(5)
    stones, tones = np.full(drawing.shape, -1), []
    for tone, (_, _, size) in enumerate(TONES):
        amount, parts, stats, _ = cv2.connectedComponentsWithStats((drawing == tone).astype(np.uint8), connectivity=4)
        for part in range(1, amount):
            x, y, w, h, area = stats[part]
            inside = np.argwhere(parts[y : y + h, x : x + w] == part) + [y, x]
            count = max(1, round(area / size**2)) if size else 1
            seeds = inside[rng.choice(len(inside), min(count, len(inside)), replace=False)].astype(float)
            some = inside[::8] if len(inside) > 40 * count else inside
            for _ in range(12 if count > 1 else 0):  # each moves to the middle of what is nearest to it
                near = cKDTree(seeds).query(some)[1]
                held = np.bincount(near, minlength=len(seeds))[:, None]
                sums = np.stack([np.bincount(near, some[:, axis], len(seeds)) for axis in (0, 1)], 1)
                seeds = np.where(held > 0, sums / np.maximum(held, 1), seeds)
            stones[inside[:, 0], inside[:, 1]] = cKDTree(seeds).query(inside)[1] + len(tones)
            tones += [tone] * len(seeds)
    return stones, np.array(tones)


def grain(rng, shape, size):
    """Noise of unit spread whose spots are as large as this, in pixels."""
    noise = cv2.GaussianBlur(rng.normal(0, 1, shape).astype(np.float32), (0, 0), size)
    return noise / noise.std()


def relief(stones, rng):
    """How high each pixel lies, and how far it is from a joint."""
    edge = np.zeros(stones.shape, np.uint8)
    edge[:, :-1] |= stones[:, :-1] != stones[:, 1:]
    edge[:-1] |= stones[:-1] != stones[1:]
    deep = cv2.GaussianBlur(cv2.distanceTransform(1 - edge, cv2.DIST_L2, 5), (0, 0), 0.8) * UNIT
    flat, amount = stones.reshape(-1), stones.max() + 1
    places = np.indices(stones.shape) * UNIT
    middles = [(np.bincount(flat, place.reshape(-1), amount) / np.bincount(flat, minlength=amount))[stones] for place in places]
    height = rng.normal(0.030, 0.004, amount)[stones]
    for place, middle in zip(places, middles):
        height += rng.normal(0, 0.10, amount)[stones] * (place - middle)
    height += 0.0007 * grain(rng, stones.shape, 1) + 0.0012 * grain(rng, stones.shape, 4)
    worn = np.clip((deep - 0.005) / 0.026, 0, 1)
    return (-0.03 + (height + 0.03) * np.sqrt(1 - (1 - worn) ** 2)).astype(np.float32), deep


def lit(z, sun):
    """Where the sun reaches the relief: what stands between is higher than the ray."""
    way, free = sun[:2] / np.hypot(*sun[:2]), np.ones_like(z)
    for step in range(1, 22):
        shift = np.float32([[1, 0, -way[0] * step], [0, 1, way[1] * step]])
        there = cv2.warpAffine(z, shift, z.shape[::-1], borderMode=cv2.BORDER_REPLICATE)
        free = np.minimum(free, np.clip(1 - (there - z - step * UNIT * sun[2] / np.hypot(*sun[:2])) / 0.004, 0, 1))
    return free


def lay(drawing):
    rng, size = np.random.default_rng(6), [round(SCALE * side) for side in drawing.shape[::-1]]
    # Edges of the drawing are smoothed by its pixels around.
    shares = [cv2.GaussianBlur(cv2.resize((drawing == tone).astype(np.float32), size), (0, 0), 1) for tone in range(len(TONES))]
    stones, tones = cut(np.argmax(shares, 0))
    z, deep = relief(stones, rng)
    tints = np.array([np.array(TONES[tone][0])[rng.integers(len(TONES[tone][0]))] * np.clip(rng.normal(1, TONES[tone][1]), 0.6, 1.4) for tone in tones])
    color = tints[stones] * (1 + 0.07 * grain(rng, z.shape, 1) + 0.07 * grain(rng, z.shape, 5))[:, :, None].clip(0.5, 1.5)
    sand = tones[stones] == len(TONES) - 1
    z = np.where(sand, -0.07 + 0.006 * grain(rng, z.shape, 9), z).astype(np.float32)
    color = np.where((deep < 0.007)[:, :, None], (0.030, 0.026, 0.020), color)  # sand in the joints
    down, across = np.gradient(cv2.GaussianBlur(z, (0, 0), 0.7), UNIT)
    normal = np.stack([-across, down, np.ones_like(z)], 2)
    normal /= np.linalg.norm(normal, axis=2, keepdims=True)
    open_ = np.clip(1 - (cv2.GaussianBlur(z, (0, 0), 6) - z) / 0.05, 0.15, 1.1)[:, :, None]
    sun, sky = (light / np.linalg.norm(light) for light in (SUN, SKY))
    shadow = np.mean([lit(z, SUN + [0, aside, up]) for aside, up in ((0, 0), (2.4, 0.8), (-2.4, 0.8), (0, -1.5))], 0)[:, :, None]
    halfway = (sun + [0, 0, 1]) / np.linalg.norm(sun + [0, 0, 1])
    shine = 0.07 * np.clip(normal @ halfway, 0, 1)[:, :, None] ** 24
    light = 3.1 * shadow * np.clip(normal @ sun, 0, 1)[:, :, None] * np.array([1.0, 0.80, 0.58])
    fill = open_ * (0.30 * np.clip(normal @ sky, 0, 1)[:, :, None] * [0.35, 0.75, 1.0] + [0.10, 0.13, 0.14])
    far = np.linspace(0.7, 1.1, z.shape[1])[None, :, None]  # the sun is near on the right
    return film(color * (light * far + fill) + shine * shadow * far * [1.0, 0.85, 0.65], 1.1)


if __name__ == '__main__':
    drawing, picture = sys.argv[1:3]
    save(picture, lay(np.rint(cv2.imread(drawing, cv2.IMREAD_GRAYSCALE) / 255 * (len(TONES) - 1))))
