"""Scenes of stones: each picture's field, camera and light."""
import math

import bpy
import numpy as np

import materials
import stage
from stones import LIME, Pavement, Waves


def wedge(eye, target, lens, size, margin=1.5):
    """Whether points of the ground are in the picture, or so near that their shadows may be."""
    heading = math.atan2(target[1] - eye[1], target[0] - eye[0])
    half = math.atan(18 / lens * max(1, 1.0)) + 0.06

    def inside(points):
        x, y = points[:, 0] - eye[0], points[:, 1] - eye[1]
        ahead = x * math.cos(heading) + y * math.sin(heading)
        aside = np.abs(-x * math.sin(heading) + y * math.cos(heading))
        return (ahead > 0) & (aside < ahead * math.tan(half) + margin)

    return inside


def lay(eye, target, lens, size, near, far, waves, fog, step=0.11, slabs=(), seed=7, change=None, fine=9.0):
    """Lays the pavement that a camera sees from `near` to `far`; `change` may lift stones or take them away."""
    side = far * 18 / lens * 1.1 + 2
    reach = (eye[0] - side, eye[0] + side, eye[1] + near, eye[1] + far)
    if size[0] < size[1]:
        lens = lens * 36 / (36 * size[0] / size[1])
    sees = wedge(eye, target, lens, size)
    inside = lambda points: sees(points) & (points[:, 1] > reach[2]) & (points[:, 1] < reach[3]) & (points[:, 0] > reach[0]) & (points[:, 0] < reach[1])
    pavement = Pavement(waves, inside, reach, step, seed, slabs)
    if change:
        change(pavement)
    stage.add_mesh('stones', pavement.mesh(eye, fine), materials.stone(fog))
    stage.add_mesh('sand', pavement.sand((eye[0] - 9, eye[0] + 9, reach[2] - 1, reach[2] + 13)), materials.sand(fog))
    wide = np.array([[-90, -5, -0.09], [90, -5, -0.09], [90, 160, -0.09], [-90, 160, -0.09]], float)
    stage.add_mesh('ground', (wide, np.arange(4), np.array([4]), None), materials.sand(fog, (0.02, 0.022, 0.022)))
    return pavement


def evening(aim, watts=1.0):
    """A low sun from the right, a little ahead, that leaves the left in shade; cool sky from the left."""
    x, y = aim
    stage.add_lamp('SPOT', (x + 25, y + 20, 8.5), (x + 4.2, y - 0.2, 0), 88000 * watts, stage.WARM, 0.45, 27, 1.0)
    stage.add_lamp('AREA', (x - 14, y - 2, 7), (x, y, 0), 420 * watts, stage.COOL, 10)
    materials.sky(bpy.context.scene.world, (0.006 * watts, 0.022 * watts, 0.03 * watts), (0.020, 0.034, 0.030), 0.5)


def dusk(aim, watts=1.0):
    """The evening's sun, lower and straight from the right: what stands throws its shadow to the left, and the ground is seen."""
    x, y = aim
    stage.add_lamp('SPOT', (x + 32, y + 8, 10), (x + 3.5, y - 0.2, 0), 120000 * watts, stage.WARM, 0.3, 27, 1.0)
    stage.add_lamp('AREA', (x - 10, y - 4, 6), (x, y, 0), 160 * watts, stage.COOL, 8)
    materials.sky(bpy.context.scene.world, (0.012 * watts, 0.028 * watts, 0.034 * watts), (0.020, 0.034, 0.030), 0.5)


def night(aim, watts=1.0):
    x, y = aim
    stage.add_lamp('SPOT', (x + 24, y + 22, 11), (x + 1.5, y, 0), 26000 * watts, stage.MOON, 0.8, 34, 1.0)
    stage.add_lamp('AREA', (x - 14, y + 2, 7), (x, y, 0), 120 * watts, stage.COOL, 10)
    materials.sky(bpy.context.scene.world, (0.002 * watts, 0.007 * watts, 0.013 * watts), (0.008, 0.03, 0.045), 0.4)


def field(eye, target, lens, waves, light, aim, change=None, focus=7.0, fstop=1.8, near=2.0, far=38, fog=(9, 34), tuesdays=(), slab=2.0, screens=(), turn=0, **rest):
    """A picture of the pavement; tells where its Tuesdays stand in it, for what the page puts there."""

    def build(size):
        stage.clear()
        places = []

        def alter(pavement):
            for x, y in tuesdays:
                places.append(pavement.set_lime(x, y))
            if change:
                change(pavement)

        slabs = [(x, y, slab) for x, y in tuesdays]
        lay(eye, target, lens, size, near, far, Waves(**waves), fog, slabs=slabs, change=alter, **rest)
        stage.stand(eye, target, lens, size, screens, turn)
        light(aim)
        stage.set_camera(eye, target, lens, focus=focus, fstop=fstop)
        return {f'tuesday {index + 2}': stage.project((*place, 0.03)) for index, place in enumerate(places)}

    return build


def arc(middle, high, start, end):
    """A part of an ellipse as wide as a figure, by degrees, as the strokes between its points."""
    turn = np.radians(np.linspace(start, end, 25))
    points = np.stack([0.5 + 0.5 * np.cos(turn), middle + high * np.sin(turn)], 1)
    return list(zip(points, points[1:]))


FIGURES = {
    '0': arc(0.5, 0.5, 0, 360),
    '3': arc(0.74, 0.26, 150, -90) + arc(0.26, 0.26, 90, -150),
    '4': [((0.72, 0), (0.72, 1)), ((0.72, 1), (0, 0.32)), ((0, 0.32), (1.02, 0.32))],
}


def spelling(figures, x, y, height, stroke, lime=False):
    """Takes away the stones along the strokes of the figures, drawn on the ground from (x, y) on, or lays lime ones."""
    wide, gap = height * 0.42, height * 0.18

    def change(pavement):
        for index, figure in enumerate(figures):
            for a, b in FIGURES[figure]:
                # Wider with the distance, so that the figures stand upright in the picture.
                a, b = ([(x + index * (wide + gap) + px * wide) * (1 + py * height / y), y + py * height] for px, py in (a, b))
                way = np.subtract(b, a)
                part = np.clip(((pavement.middle - a) @ way) / (way @ way), 0, 1)
                hit = np.linalg.norm(pavement.middle - (a + part[:, None] * way), axis=1) < stroke
                if lime:
                    pavement.tone[hit] = LIME
                else:
                    pavement.laid[hit] = False

    return change


def vacant(places, reach=0.17):
    """Takes away the stones around some places."""

    def change(pavement):
        for place in places:
            pavement.laid[np.linalg.norm(pavement.middle - place, axis=1) < reach] = False

    return change


def ending(front, loose):
    """Stones end along a front; some wait on the sand before it."""

    def change(pavement):
        rng = np.random.default_rng(3)
        beyond = front(pavement.middle[:, 1]) - pavement.middle[:, 0] + rng.normal(0, 0.05, len(pavement.middle))
        stays = (beyond > 0.3) & (beyond < 2.6) & (rng.random(len(beyond)) < loose * np.exp(-beyond * 1.1))
        pavement.laid[(beyond > 0) & ~stays] = False
        for index in np.flatnonzero(stays):
            drift = rng.normal(0, 0.05, 2)
            pavement.moved[index] = ((*drift, 0.0), rng.normal(0, (0.35, 0.35, 1.5)))

    return change


SEA = {'period': 2.9, 'swing': 0.85, 'length': 6.4, 'turn': 16, 'start': 2.6}
BROAD = {'period': 6.2, 'swing': 0.9, 'length': 9, 'turn': 12, 'start': 2.7}
# Straight rows.
COURSES = {'period': 1.1, 'swing': 0.0, 'length': 3.6, 'turn': 24, 'start': 0.2}
CLOSE = {'period': 1.7, 'swing': 0.46, 'length': 3.6, 'turn': 18, 'start': 1.2}
home = {'eye': (0, 0, 2.7), 'target': (0.3, 8, 0.25), 'lens': 28, 'waves': SEA, 'light': evening, 'aim': (1.5, 7)}
near = {'eye': (0, 0, 1.25), 'target': (0.4, 4, 0.1), 'lens': 30, 'waves': CLOSE, 'light': evening, 'aim': (1.2, 3.6), 'focus': 3.2, 'fstop': 1.8, 'near': 0.9, 'far': 26, 'fog': (6, 24), 'fine': 7.0}
low = {**near, 'eye': (0, 0, 0.62), 'target': (0.25, 2.2, 0.02), 'focus': 2.0, 'fstop': 2.0, 'near': 0.5, 'far': 20}
tuesday = {**low, 'slab': 1.25, 'eye': (0, 0, 0.8), 'target': (0.25, 2.3, 0.05), 'light': dusk, 'aim': (0.8, 2.4), 'focus': 1.4, 'fstop': 2.8, 'fog': (3, 10), 'waves': {**CLOSE, 'start': 0.5}}

WIDE = {
    'laid': field(**{**home, 'eye': (0, 0, 2.9), 'target': (1.6, 6, 0.2), 'waves': BROAD, 'light': dusk, 'aim': (2.6, 6)}),
    'half-laid': field(**near, change=ending(lambda y: 0.45 + 0.13 * (y - 3) + 0.12 * np.sin(y * 3.1), 0.34)),
    'missing': field(**{**home, 'eye': (0, 0, 3.3), 'target': (0.3, 7, 0.2), 'waves': BROAD}, change=spelling('404', -0.28, 4.2, 1.95, 0.115)),
    'lime': field(**low, tuesdays=[(0.62, 2.02)]),
}

# Their displays are where the page draws them (Scene.css, HomeHero.css, screens.css).
turned = {**tuesday, 'turn': 7}
SCENES = {
    'tuesday': field(**turned, tuesdays=[(-0.11, 1.54)], screens=[(0.4315, 0.81, 0.29, 2 / 3), (0.5025, 0.825, 0.31, 2 / 3), (0.5745, 0.84, 0.3245, 2 / 3)]),
    'telephone': field(**{**turned, 'waves': COURSES, 'seed': 12}, tuesdays=[(0.22, 1.5)], screens=[(0.7285, 0.86, 0.17, 5 / 3)]),
    'candidate': field(**{**turned, 'waves': {**CLOSE, 'start': 0.25}, 'seed': 5}, tuesdays=[(0.05, 1.5)], change=vacant([(-0.03, 1.27)], 0.09), screens=[(0.5745, 0.86, 0.3245, 5 / 7)]),
}
upright = {**tuesday, 'lens': 45}
NARROW_SCENES = {
    'tuesday': field(**upright, tuesdays=[(0.40, 0.99)], screens=[(0.147, 0.86, 0.8, 2 / 3)]),
    'telephone': field(**{**upright, 'waves': COURSES, 'seed': 12}, tuesdays=[(-0.12, 1.25)], screens=[(0.292, 0.86, 0.416, 5 / 3)]),
    'candidate': field(**{**upright, 'waves': {**CLOSE, 'start': 0.25}, 'seed': 5}, tuesdays=[(0.45, 1.0)], screens=[(0.1, 0.86, 0.8, 5 / 6)]),
}
BAND = {**home, 'eye': (0, 0, 2.3), 'target': (0, 6, 0.6), 'lens': 30, 'light': night, 'aim': (0, 7)}
# Its whole frame is ground, and the figures lie in one dark band.
CALL = {**BAND, 'eye': (0, 0, 2.6), 'target': (0, 4.2, 0), 'waves': {**BROAD, 'start': 4.6}, 'light': evening, 'aim': (0.6, 4)}
