"""Scenes of ribbons and cords: one shape for each of the seven services, on dark ground in the evening light."""
import math

import bpy
import numpy as np

import materials
import stage
from cords import ease, rounded, sweep

EMERALD, TEAL, DEEP, MINT = (0.006, 0.40, 0.18), (0.004, 0.36, 0.30), (0.004, 0.16, 0.12), (0.42, 0.74, 0.60)
BLUE, SKY, NAVY = (0.006, 0.16, 0.68), (0.05, 0.46, 0.86), (0.006, 0.05, 0.30)
GREENS = [EMERALD, TEAL, DEEP]
FOG = (14, 40)


class Bench:
    """Where the ribbons of a picture are put."""

    def __init__(self, fog=FOG):
        self.fog, self.dyes = fog, {}

    def put(self, parts, color):
        if color not in self.dyes:
            self.dyes[color] = materials.ribbon(color, self.fog)
        stage.add_mesh('ribbon', parts, self.dyes[color])

    def ball(self, at, radius, color):
        turn = np.linspace(-1, 1, 24)
        self.put(sweep(np.array(at) + np.outer(turn * radius, [0, 0, 1]), radius * np.sqrt((1 - turn**2).clip(1e-4)), up=(1, 0, 0), power=2, ends=False), color)


def weave(bench):
    pitch, rows, last = 0.92, 7, 13
    lift = 0.085

    def sheet(u, w):
        """It swells to the right, like cloth that is taken up."""
        swell = 2.5 * ease(u, 0.0, 11.0) + 0.10 * np.sin(u * 0.9 + w * 0.5)
        return np.stack([u - 1.5, w - 0.16 * u, 0.16 + swell * (0.66 + 0.16 * w)], -1)

    def laid(u, w, z, half=0.40):
        """A ribbon along the sheet, z above it."""
        normal = np.cross(sheet(u + 1e-3, w) - sheet(u, w), sheet(u, w + 1e-3) - sheet(u, w))
        normal /= np.linalg.norm(normal, axis=1, keepdims=True)
        return sweep(sheet(u, w) + normal * z[:, None], half, 0.036, up=normal, power=4)

    u = np.linspace(-9, pitch * last + 1.2, 620)
    for row in range(rows):
        w = (row - (rows - 1) / 2) * pitch
        woven = ease(u, -1.2 * pitch, 0)
        loose = 1 - ease(u, -7.0, 0)
        z = lift * np.cos(np.pi * (u / pitch + row)) * woven
        stray = loose * (0.34 * np.sin(row * 2.3) + 0.16 * np.sin(u * 0.8 + row * 1.7)) * (1 - woven)
        bench.put(laid(u, w + stray, z), [EMERALD, TEAL, EMERALD, MINT, TEAL, EMERALD, TEAL][row])
    for column in range(last + 1):
        u0 = column * pitch
        reach = (rows - 1) / 2 * pitch + 0.62 + 0.16 * math.sin(column * 2.1)
        w = np.linspace(-reach, reach, 260)
        z = -lift * np.cos(np.pi * (w / pitch + (rows - 1) / 2 + column))
        z = z * (np.abs(w) < (rows - 0.5) / 2 * pitch) - 0.12 * np.maximum(0, np.abs(w) - (rows - 1) / 2 * pitch - 0.2)
        bench.put(laid(np.full_like(w, u0), w, z), DEEP if column % 3 else TEAL)


def frames(bench):
    """One ribbon runs along the ground and folds up into two outlines, the smaller in front."""
    def outline(x, width, height, y0, y1):
        corners = [(x, 0), (x + width / 2, 0), (x + width / 2, height), (x - width / 2, height), (x - width / 2, 0), (x + 0.2, 0)]
        return [(a, y0 + (y1 - y0) * index / 5, b) for index, (a, b) in enumerate(corners)]

    points = [(-12, 0.5, 0)] + outline(1.5, 2.5, 4.3, 0.5, -0.42) + outline(4.9, 2.0, 3.2, -0.42, -1.3) + [(16, -1.5, 0)]
    path = rounded(points, 0.55, 0.03) + [0, 0, 0.07]
    tangent = np.gradient(path, axis=0)
    up = np.cross(tangent, [0, 1, 0])
    bench.put(sweep(path, 0.36, 0.06, up=-up, power=4), EMERALD)


def pulse(bench):
    """Calm strands; one beat passes through them."""
    x = np.linspace(-11, 13, 700)
    for strand in range(12):
        y = -2.4 + strand * 0.62
        near = math.exp(-(((strand - 4.0) / 2.6) ** 2))
        t = x - 2.6 - 0.34 * (strand - 4)
        hump = lambda at, width: np.exp(-(((t - at) / width) ** 2))
        beat = 2.9 * hump(0, 0.62) - 0.95 * hump(1.35, 0.55) - 0.6 * hump(-1.3, 0.55) + 0.5 * hump(3.3, 0.9)
        z = 1.0 + near * beat * (0.94 + 0.06 * math.sin(strand * 5)) + 0.05 * np.sin(x * 0.5 + strand)
        bench.put(sweep(np.stack([x, np.full_like(x, y), z], 1), 0.135, 0.135, power=2.2), MINT if strand == 4 else [EMERALD, TEAL, DEEP][strand % 3])


def rope(bench):
    """Loose strands from the left are laid into one rope."""
    u = np.linspace(-10, 13, 900)
    laid = ease(u, -3.2, 1.4)
    middle = np.stack([u, 0.22 * u * 0.4 - 0.3, 1.05 + 0.09 * u + 0.2 * np.sin(u * 0.35)], 1)
    for strand in range(4):
        turn = 2 * math.pi * strand / 4 + 1.35 * u
        radius = 0.56
        twist = np.stack([0 * u, radius * np.cos(turn), radius * np.sin(turn)], 1)
        loose = np.stack([0 * u, (strand - 1.5) * (0.62 - 0.16 * u.clip(-10, 0)), -0.35 + 0.25 * np.sin(u * 0.7 + strand * 1.9) + 0.2 * strand], 1)
        path = middle + twist * laid[:, None] + loose * (1 - laid)[:, None]
        bench.put(sweep(path, 0.395 - 0.06 * (1 - laid), power=2.05, around=36), [EMERALD, TEAL, MINT, DEEP][strand])


def braid(bench):
    """Three strands from three sides, one plait."""
    u = np.linspace(-10, 13, 900)
    joined = ease(u, -3.6, 0.6)
    middle = np.stack([u, 0.05 * u, 0.72 + 0.10 * u * ease(u, -2, 8)], 1)
    for strand in range(3):
        turn = 2 * math.pi * strand / 3 + 1.15 * u
        aside, over = 1.0 * np.sin(turn), 0.30 * np.sin(2 * turn)
        plait = np.stack([0 * u, 0.62 * aside - 0.78 * over, 0.78 * aside + 0.62 * over + 0.3], 1)  # tilted towards the eye
        loose = np.stack([0 * u, (strand - 1) * (1.0 - 0.28 * u.clip(-10, 0)), 0.18 * np.sin(u * 0.6 + strand * 2)], 1)
        path = middle + plait * joined[:, None] + loose * (1 - joined)[:, None]
        bench.put(sweep(path, 0.44, 0.25, power=2.4, around=36, roll=0.9 * joined), [EMERALD, MINT, TEAL][strand])


def curve(bench):
    """A ribbon along a Bézier curve, with the handles that it is drawn by."""
    def bezier(a, b, c, d):
        t = np.linspace(0, 1, 200)[:, None]
        return (1 - t) ** 3 * a + 3 * t * (1 - t) ** 2 * b + 3 * t**2 * (1 - t) * c + t**3 * d

    at = lambda x, z, y=0.0: np.array([x, y, z])
    knots = [at(-10, 0.5, 1.2), at(-0.8, 0.9, 0.4), at(3.2, 3.5), at(6.4, 1.5, -0.6), at(14, 4.6, -1)]
    arms = [at(3.4, 0.0), at(2.7, -0.55, -0.1), at(1.9, 0.0, -0.1), at(1.7, -0.35, -0.2), at(3.0, 0.0)]
    path = [bezier(a, a + left, b - right, b) for a, b, left, right in zip(knots, knots[1:], arms, arms[1:])]
    bench.put(sweep(np.concatenate([part[: -1] for part in path]), 0.62, 0.075, up=(0.0, -0.62, 1.0), power=4, around=36), EMERALD)
    for knot, arm in list(zip(knots, arms))[1:4]:
        front = knot + [0, -0.28, 0.16]
        bench.put(sweep(np.linspace(front - arm, front + arm, 40), 0.05, power=2), MINT)
        for end in (front - arm, front + arm):
            bench.ball(end, 0.16, MINT)
        bench.ball(front, 0.22, TEAL)


def threads(bench):
    """A tangle from the left comes out sorted."""
    rng = np.random.default_rng(4)
    u = np.linspace(-10, 13, 1000)
    order = rng.permutation(15)
    for thread in range(15):
        lane = np.stack([0 * u, 0 * u + (thread - 7) * 0.40, 0.30 + 0.05 * u.clip(0, 20) + 0.012 * (u.clip(0, 20)) ** 2], 1)
        knot = np.zeros((len(u), 3))
        for wave in range(1, 5):
            a, b, c = rng.uniform(0, 2 * math.pi, 3)
            size = 1.5 / wave**0.75
            knot[:, 1] += size * np.sin(u * 0.52 * wave + a)
            knot[:, 2] += size * 0.62 * np.sin(u * 0.47 * wave + b)
            knot[:, 0] += 0.3 * size * np.sin(u * 0.6 * wave + c)
        knot[:, 2] = 0.1 + np.sqrt(knot[:, 2] ** 2 + 0.16)  # above the ground, without kinks where a thread would cross it
        knot[:, 1] = knot[:, 1] * 0.85 + (order[thread] - 7) * 0.12
        sorted_ = ease(u, -1.6 + 0.05 * (thread - 7), 3.0)[:, None]
        path = np.stack([u, 0 * u, 0 * u], 1) + lane * sorted_ + knot * (1 - sorted_)
        bench.put(sweep(path, 0.135, power=2, around=20), [BLUE, SKY, BLUE, TEAL, NAVY][thread % 5])


def lines(bench, end):
    """A tangle, whole and by itself, comes out as lines, one below another, which reach `end`."""
    rng = np.random.default_rng(11)
    u = np.linspace(-6, end, 900)
    middle, size = [0.05, 0, 1.36], [1.05, 0.85, 1.12]
    order = rng.permutation(15)
    for thread in range(15):
        wander = np.stack([sum(np.sin(u * rng.uniform(0.5, 1.1) * wave + rng.uniform(0, 2 * math.pi)) / wave**0.5 for wave in range(1, 5)) for _ in range(3)], 1)
        away = np.linalg.norm(wander, axis=1, keepdims=True)
        tangle = middle + size * wander * 1.15 * np.tanh(away * 0.55) / away  # loops lie near its outside
        start = -0.9 + 0.05 * order[thread]
        sorted_ = ease(u, start, start + 2.4)[:, None]
        across = np.full(len(u), (thread - 7) * 0.138)
        lane = np.stack([u, 0 * u, 1.26 + across], 1)
        half = 0.078 - 0.015 * sorted_[:, 0]
        path = lane * sorted_ + tangle * (1 - sorted_)
        bench.put(sweep(path, half, up=(0.2, 1, 0.1), power=2, around=20), [BLUE, SKY, BLUE, TEAL, NAVY][thread % 5])


SHAPES = {'web': weave, 'mobile': frames, 'softwareMaintenance': pulse, 'outsourcing': rope, 'apis': braid, 'design': curve, 'ai': threads}
# Eye, target and lens of each frame.
VIEWS = {
    'hero': ((-2.6, -9.4, 4.3), (0.6, 0.4, 1.75), 30),
    'tile': ((3.4, -9.5, 4.4), (3.6, 0.0, 1.3), 34),
    'mark': ((2.6, -8.6, 4.6), (3.0, 0.0, 1.4), 50),
}

# Where a shape needs another frame: how far the camera moves to the right and up, and its lens.
FRAMING = {
    ('tile', 'ai'): (-2.2, 0, 34),
    ('tile', 'web'): (-0.6, 0, 34),
    ('tile', 'mobile'): (0, 0.75, 26),
    ('tile', 'softwareMaintenance'): (-0.6, 0.75, 27),
    ('tile', 'design'): (-0.4, 0.7, 28),
    ('mark', 'ai'): (-1.6, 0, 50),
    ('mark', 'mobile'): (0.4, 0.6, 44),
}


def ground():
    wide = np.array([[-90, -40, 0], [90, -40, 0], [90, 160, 0], [-90, 160, 0]], float)
    stage.add_mesh('ground', (wide, np.arange(4), np.array([4]), None), materials.ground(FOG))


def light(watts=1.0):
    stage.add_lamp('SPOT', (17, 7, 9.5), (3.5, 0, 0.8), 29000 * watts, (1.0, 0.86, 0.68), 0.7, 42, 1.0)
    stage.add_lamp('AREA', (-13, -4, 8), (1, 0, 0.5), 520 * watts, stage.COOL, 7)
    stage.add_lamp('AREA', (4, 14, 6), (4, 0, 0.5), 420 * watts, (0.55, 0.95, 0.9), 7)
    materials.sky(bpy.context.scene.world, (0.006, 0.02, 0.026), (0.006, 0.016, 0.018), 0.4)


def service(name, view):
    def build(size):
        stage.clear()
        SHAPES[name](Bench())
        eye, target, lens = VIEWS[view]
        aside, up, lens = FRAMING.get((view, name), (0, 0, lens))
        eye, target = ((x + aside, y, z + up) for x, y, z in (eye, target))
        if view != 'tile':
            ground()
        light()
        stage.set_camera(eye, target, lens, focus=float(np.linalg.norm(np.subtract(eye, (3.5, -0.5, 1)))), fstop=0.8)
        return {}

    return build


def sorting(is_narrow, screen):
    """The tangle and a screen of the page: behind its edge the lines end; on phones it stands below them."""

    def build(size):
        stage.clear()
        lines(Bench(), 6 if is_narrow else 3.4)
        ground()
        light(2.6)
        stage.add_lamp('AREA', (-3, -9, 6), (-1, 0, 1.2), 420, (0.7, 0.85, 1.0), 5)
        eye, target, lens = ((1.05, -9.6, 2.6), (1.05, 0, 0.25), 69) if is_narrow else ((-0.3, -9.6, 2.6), (0.3, 0, 2.5), 30)
        stage.stand(eye, target, lens, size, [screen], 0 if is_narrow else 7)
        stage.set_camera(eye, target, lens, focus=9.4, fstop=0.8)
        return {}

    return build
