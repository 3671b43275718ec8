"""The pavement: stones cut along the curves of its waves, each a small block with worn edges, in sand."""
import math

import numpy as np
from scipy.spatial import Delaunay, Voronoi, cKDTree

PALE, DARK, LIME = 0, 1, 2
# Linear reflectances: limestone, three dark stones, lime.
PALES = np.array([[0.60, 0.64, 0.58], [0.50, 0.56, 0.52], [0.66, 0.70, 0.66], [0.46, 0.45, 0.38]])
DARKS = np.array([[0.010, 0.022, 0.023], [0.016, 0.036, 0.036], [0.006, 0.150, 0.088], [0.006, 0.140, 0.135]])
DARK_SHARES = [0.36, 0.20, 0.26, 0.18]
LIMES = np.array([[0.36, 0.78, 0.035]])


class Waves:
    """Boundaries of the bands: curve k lies at k · period / 2 across the waves, and swings along them."""

    def __init__(self, period=2.0, swing=0.62, length=5.0, turn=12.0, lag=0.5, start=0.0):
        self.period, self.swing, self.length, self.lag, self.start = period, swing, length, lag, start
        turn = math.radians(turn)
        self.along = np.array([math.cos(turn), math.sin(turn)])
        self.across = np.array([-math.sin(turn), math.cos(turn)])

    def boundary(self, k, s):
        phase = 2 * math.pi * s / self.length + self.lag * (k % 2)
        # The second harmonic leans the crests over, as the sea does.
        return self.start + k * self.period / 2 + self.swing * (np.sin(phase) + 0.18 * np.sin(2 * phase + 0.6))

    def slope(self, k, s):
        return (self.boundary(k, s + 1e-3) - self.boundary(k, s - 1e-3)) / 2e-3

    def place(self, s, v):
        return np.outer(s, self.along) + np.outer(v, self.across)

    def read(self, points):
        """The number of the stripe that holds each point, and how far the nearest boundary is."""
        s, v = points @ self.along, points @ self.across
        low = np.floor((v - self.start) / (self.period / 2)).astype(int)
        stripe, distance = low - 4, np.full(len(points), np.inf)
        for offset in range(-3, 5):
            k = low + offset
            gap = v - self.boundary(k, s)
            stripe = np.where(gap >= 0, k, stripe)
            distance = np.minimum(distance, np.abs(gap) / np.hypot(1, self.slope(k, s)))
        return stripe, distance


def scatter(waves, inside, reach, step, rng):
    """Middles of stones: pairs on both sides of each boundary, which cut the curve clean, and others between."""
    limit = max(abs(value) for value in reach) * 1.5
    pairs = []
    for k in range(int((-limit - waves.start) / (waves.period / 2)), int((limit - waves.start) / (waves.period / 2)) + 1):
        fine = np.arange(-limit, limit, step / 8)
        arc = np.concatenate([[0], np.cumsum(np.hypot(np.diff(fine), np.diff(waves.boundary(k, fine))))])
        s = np.interp(np.cumsum(step * rng.uniform(0.82, 1.2, int(arc[-1] / step))), arc, fine)
        slope = waves.slope(k, s)
        normal = np.stack([-slope, np.ones_like(slope)], 1) / np.hypot(1, slope)[:, None]
        base = np.stack([s, waves.boundary(k, s)], 1)
        for side in (-1, 1):
            at = base + side * 0.47 * step * normal
            pairs.append(waves.place(at[:, 0], at[:, 1]))
    pairs = np.concatenate(pairs)
    x0, x1, y0, y1 = reach
    grid = np.stack(np.meshgrid(np.arange(x0, x1, step), np.arange(y0, y1, step * 0.92)), -1)
    grid[1::2, :, 0] += step / 2
    grid = grid.reshape(-1, 2) + rng.uniform(-0.3, 0.3, (grid.size // 2, 2)) * step
    pairs, grid = pairs[inside(pairs)], grid[inside(grid)]
    grid = grid[waves.read(grid)[1] > 0.9 * step]
    points, fixed = np.concatenate([pairs, grid]), len(pairs)
    for _ in range(4):
        edges = Delaunay(points).simplices[:, [0, 1, 1, 2, 2, 0]].reshape(-1, 2)
        edges = np.concatenate([edges, edges[:, ::-1]])
        count = np.bincount(edges[:, 0], minlength=len(points))
        mean = np.stack([np.bincount(edges[:, 0], points[edges[:, 1], axis], len(points)) for axis in (0, 1)], 1) / count[:, None]
        points[fixed:] += 0.5 * (mean - points)[fixed:]
    return points


class Pavement:
    """Cells of the field with what is known of each: its stripe, tone, color, height, and whether it lies there."""

    def __init__(self, waves, inside, reach, step=0.11, seed=7, slabs=()):
        self.rng, self.step, self.waves = np.random.default_rng(seed), step, waves
        points = scatter(waves, inside, reach, step, self.rng)
        for x, y, size in slabs:  # a stone larger than the others: one middle in place of several
            points = points[np.hypot(points[:, 0] - x, points[:, 1] - y) > size * step]
            points = np.concatenate([points, [[x, y]]])
        diagram = Voronoi(points)
        cells = [(index, diagram.regions[region]) for index, region in enumerate(diagram.point_region)]
        cells = [(index, region) for index, region in cells if len(region) > 3 and -1 not in region]
        polygons = [diagram.vertices[region] for _, region in cells]
        spread = np.array([np.ptp(polygon, axis=0).max() for polygon in polygons])
        keep = np.flatnonzero(spread < step * 5)
        self.polygons = [polygons[index] for index in keep]
        self.middle = np.array([polygon.mean(0) for polygon in self.polygons])
        self.stripe = waves.read(points[[cells[index][0] for index in keep]])[0]
        self.tone = np.where(self.stripe % 2 == 0, PALE, DARK)
        amount = len(self.middle)
        self.height = 0.022 + self.rng.normal(0, 0.0028, amount)
        self.tilt = self.rng.normal(0, 0.035, (amount, 2))
        self.laid = np.ones(amount, bool)
        self.moved = {}  # stones out of their place: index → (shift, turn about x, y and z)
        self.glow = np.zeros(amount)

    def nearest(self, x, y):
        return int(np.argmin(np.hypot(self.middle[:, 0] - x, self.middle[:, 1] - y)))

    def set_lime(self, x, y, rise=0.005):
        index = self.nearest(x, y)
        self.tone[index] = LIME
        self.height[index] = 0.022 + rise
        self.tilt[index] = 0
        return self.middle[index]

    def colors(self):
        rng, amount = self.rng, len(self.middle)
        color = PALES[rng.choice(len(PALES), amount, p=[0.5, 0.25, 0.15, 0.1])]
        color = np.where((self.tone == DARK)[:, None], DARKS[rng.choice(len(DARKS), amount, p=DARK_SHARES)], color)
        color = color * rng.normal(1, 0.15, (amount, 1)).clip(0.6, 1.35)
        return np.where((self.tone == LIME)[:, None], LIMES, color)

    def mesh(self, eye, fine=9.0, joint=0.0055, bevel=0.0085):
        """Vertices, faces and the color of each vertex; stones nearer than `fine` to the eye have rounded corners."""
        color = self.colors()
        distance = np.hypot(self.middle[:, 0] - eye[0], self.middle[:, 1] - eye[1])
        vertices, loops, sizes, tints, base = [], [], [], [], 0
        corners = np.array([len(polygon) for polygon in self.polygons])
        for near in (True, False):
            for n in np.unique(corners):
                which = np.flatnonzero((corners == n) & ((distance < fine) == near) & self.laid)
                if not len(which):
                    continue
                ring = np.stack([self.polygons[index] for index in which])
                middle = ring.mean(1, keepdims=True)
                if near:  # each corner becomes two, a quarter along its sides
                    after = np.roll(ring, -1, 1)
                    ring = np.stack([ring * 0.86 + after * 0.14, ring * 0.14 + after * 0.86], 2).reshape(len(which), -1, 2)
                m = ring.shape[1]
                out = ring - middle
                length = np.linalg.norm(out, axis=2, keepdims=True)
                height = self.height[which][:, None]
                levels = [(joint, -0.075), (joint, -bevel * 0.9), (joint + bevel * 0.35, -bevel * 0.3), (joint + bevel, 0)]
                if near:
                    levels.append((joint + bevel * 1.5, 0.0006))
                rings = []
                for inset, z in levels:
                    flat = out * np.maximum(0.25, (length - inset) / length)
                    up = height + z if z > -0.07 else np.full_like(height, z)
                    rings.append(np.concatenate([flat, np.broadcast_to(up[:, :, None], flat.shape[:2] + (1,))], 2))
                block = np.concatenate(rings + [np.concatenate([0 * middle, (height + 0.0012)[:, :, None]], 2)], 1)
                top = block[:, m:]
                top[:, :, 2] += top[:, :, 0] * self.tilt[which, 0, None] + top[:, :, 1] * self.tilt[which, 1, None]
                for row, index in enumerate(which):
                    if index in self.moved:
                        shift, turn = self.moved[index]
                        block[row] = (block[row] - [0, 0, -0.025]) @ rotation(*turn).T + [0, 0, -0.025] + shift
                block[:, :, :2] += middle
                faces = []
                for level in range(len(levels) - 1):
                    a, b = level * m, (level + 1) * m
                    faces += [[a + i, a + (i + 1) % m, b + (i + 1) % m, b + i] for i in range(m)]
                a, tip = (len(levels) - 1) * m, len(levels) * m
                fans = [[a + i, a + (i + 1) % m, tip] for i in range(m)]
                per = block.shape[1]
                starts = base + np.arange(len(which))[:, None, None] * per
                loops += [(np.array(faces)[None] + starts).reshape(-1), (np.array(fans)[None] + starts).reshape(-1)]
                sizes += [np.full(len(which) * len(faces), 4), np.full(len(which) * len(fans), 3)]
                vertices.append(block.reshape(-1, 3))
                tints.append(np.repeat(np.c_[color[which], self.glow[which]], per, 0))
                base += len(which) * per
        return np.concatenate(vertices), np.concatenate(loops), np.concatenate(sizes), np.concatenate(tints)

    def sand(self, reach, spacing=0.05):
        """A grid of sand between the stones, lower where one is missing."""
        x0, x1, y0, y1 = reach
        xs, ys = np.arange(x0, x1, spacing), np.arange(y0, y1, spacing)
        grid = np.stack(np.meshgrid(xs, ys), -1).reshape(-1, 2)
        z = 0.004 + 0.004 * np.sin(grid[:, 0] * 9.1 + 2 * np.sin(grid[:, 1] * 5.3)) * np.sin(grid[:, 1] * 7.7)
        if not self.laid.all():
            distance, index = cKDTree(self.middle).query(grid)
            missing = ~self.laid[index] & (distance < self.step * 1.5)
            z[missing] -= 0.062 + 0.012 * np.sin(grid[missing, 0] * 31) * np.sin(grid[missing, 1] * 27)
        w, h = len(xs), len(ys)
        a = (np.arange(h - 1)[:, None] * w + np.arange(w - 1)).reshape(-1)
        faces = np.stack([a, a + 1, a + w + 1, a + w], 1)
        return np.c_[grid, z], faces.reshape(-1), np.full(len(faces), 4), None


def rotation(x, y, z):
    cx, sx, cy, sy, cz, sz = (f(a) for a in (x, y, z) for f in (math.cos, math.sin))
    turn_x = np.array([[1, 0, 0], [0, cx, -sx], [0, sx, cx]])
    turn_y = np.array([[cy, 0, sy], [0, 1, 0], [-sy, 0, cy]])
    return np.array([[cz, -sz, 0], [sz, cz, 0], [0, 0, 1]]) @ turn_y @ turn_x
