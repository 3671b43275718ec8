"""Shapes of ribbons and cords: a cross-section swept along a path, with smooth normals."""
import math

import numpy as np


def sweep(path, half, thick=None, up=None, roll=0.0, power=3.0, around=28, ends=True):
    """
    The mesh of a ribbon along `path` (points × 3); its cross-section is a rounded rectangle of `half` width and `thick` half height.
    @param up which way its flat side faces, for all or each point
    @param roll in radians about the path, for all or each point
    """
    amount = len(path)
    tangent = np.gradient(path, axis=0)
    tangent /= np.linalg.norm(tangent, axis=1, keepdims=True)
    up = np.broadcast_to(np.array([0.0, 0, 1]) if up is None else up, path.shape)
    side = np.cross(tangent, up)
    side /= np.linalg.norm(side, axis=1, keepdims=True) + 1e-9
    top = np.cross(side, tangent)
    roll = np.broadcast_to(roll, amount)[:, None]
    side, top = side * np.cos(roll) + top * np.sin(roll), top * np.cos(roll) - side * np.sin(roll)
    angle = np.linspace(0, 2 * math.pi, around, endpoint=False)
    round_ = lambda value: np.sign(value) * np.abs(value) ** (2 / power)
    half = np.broadcast_to(half, amount)[:, None]
    thick = half if thick is None else np.broadcast_to(thick, amount)[:, None]
    x, y = half * round_(np.cos(angle)), thick * round_(np.sin(angle))
    if ends:  # the ends are rounded off
        away = np.minimum(np.arange(amount), np.arange(amount)[::-1])[:, None]
        close = np.sqrt(1 - (1 - np.minimum(away / 4, 1)) ** 2).clip(0.02)
        x, y = x * close, y * close
    rings = path[:, None] + x[:, :, None] * side[:, None] + y[:, :, None] * top[:, None]
    a = (np.arange(amount - 1)[:, None] * around + np.arange(around)).reshape(-1)
    b = (np.arange(amount - 1)[:, None] * around + (np.arange(around) + 1) % around).reshape(-1)
    faces = np.stack([a, b, b + around, a + around], 1)
    return rings.reshape(-1, 3), faces.reshape(-1), np.full(len(faces), 4), None


def ease(value, start, end):
    part = np.clip((value - start) / (end - start), 0, 1)
    return part * part * (3 - 2 * part)


def rounded(points, radius, spacing):
    """A path through the points, evenly spaced, whose corners are rounded."""
    points = np.asarray(points, float)
    bent = [points[:1]]
    for before, corner, after in zip(points, points[1:], points[2:]):
        ways = [(other - corner) / np.linalg.norm(other - corner) for other in (before, after)]
        reach = [min(radius, np.linalg.norm(other - corner) / 2) for other in (before, after)]
        t = np.linspace(0, 1, 24)[:, None]
        a, b = corner + ways[0] * reach[0], corner + ways[1] * reach[1]
        bent.append((1 - t) ** 2 * a + 2 * t * (1 - t) * corner + t**2 * b)
    path = np.concatenate([*bent, points[-1:]])
    along = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(path, axis=0), axis=1))])
    even = np.arange(0, along[-1], spacing)
    return np.stack([np.interp(even, along, path[:, axis]) for axis in range(3)], 1)
