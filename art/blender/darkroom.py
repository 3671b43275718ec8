"""
python3 darkroom.py SCENE FOLDER

Develops a render: removes its noise, guided by normals and albedo, and gives it the light of a photograph.
"""
import os
import sys

os.environ['OPENCV_IO_ENABLE_OPENEXR'] = '1'
import cv2
import numpy as np


INK = np.array([3, 20, 22], np.float32) / 255


def read(path, name):
    image = cv2.imread(f'{path}.{name}.0001.exr', cv2.IMREAD_UNCHANGED).astype(np.float32)
    return image[:, :, [2, 1, 0, 3]] if image.shape[2] == 4 else np.dstack([image[:, :, ::-1], np.ones(image.shape[:2], np.float32)])


def smooth(light, guides, radius=4, strength=0.5):
    """A mean of the pixels around, weighted by how alike the guides and the light itself are there."""
    tone = np.log1p(cv2.GaussianBlur(light, (0, 0), 0.8)[:, :, :3].mean(2) * 6)
    total, weights = np.zeros_like(light), np.zeros(light.shape[:2], np.float32)
    pad = lambda image: cv2.copyMakeBorder(image, radius, radius, radius, radius, cv2.BORDER_REFLECT)
    wide_light, wide_tone, wide_guides = pad(light), pad(tone), [(pad(guide), scale) for guide, scale in guides]
    height, width = tone.shape
    for dy in range(-radius, radius + 1):
        for dx in range(-radius, radius + 1):
            part = lambda image: image[radius + dy : radius + dy + height, radius + dx : radius + dx + width]
            far = (dx * dx + dy * dy) / (radius * radius * 0.6) + ((part(wide_tone) - tone) / strength) ** 2
            for (guide, scale), (own, _) in zip(wide_guides, guides):
                far = far + ((part(guide) - own) ** 2).sum(2) / (scale * scale)
            weight = np.exp(-far)
            total += part(wide_light) * weight[:, :, None]
            weights += weight
    return total / weights[:, :, None]


def film(color, contrast=1.0):
    """A film's curve: a toe, a straight middle and a long shoulder, on the brightest channel to keep hues."""
    peak = color.max(2, keepdims=True) + 1e-6
    curved = (peak * (2.51 * peak + 0.03)) / (peak * (2.43 * peak + 0.59) + 0.14)
    color = color * (curved / peak) * (1 - 0.25 * curved**3) + 0.25 * curved**4
    display = np.where(color <= 0.0031308, color * 12.92, 1.055 * np.maximum(color, 1e-6) ** (1 / 2.4) - 0.055).clip(0, 1)
    display = display + (contrast - 1) * (display - 0.5) * display * (1 - display) * 4
    display = INK + display * (1 - INK)
    display = display + np.random.default_rng(1).normal(0, 0.6 / 255, display.shape)  # or smooth skies would show steps
    return np.clip(display * 255 + 0.5, 0, 255).astype(np.uint8)


def develop(path, exposure=1.0, denoise=0.5, contrast=1.0, glow=0.06, calm=None, fade=0.0, soft=0.0, warmth=0.0):
    """
    @param calm (x, y, radius, darkness): where words stand, in parts of the picture
    @param warmth how much of the blue goes, and half of it of the green
    @param soft by how many pixels the guides are smoothed first: out of focus, they are noisy themselves
    @param fade how much of a see-through picture's width dissolves at its left
    """
    color, normal, albedo = (read(path, name) for name in ('color', 'normal', 'albedo'))
    # Far stones are smaller than a pixel, and the edge of one that meets the sun would be a white speck.
    peak = color[:, :, :3].max(2)
    color[:, :, :3] *= np.minimum(1, (2.2 * cv2.medianBlur(peak, 5) + 0.01) / (peak + 1e-6))[:, :, None]
    if soft:
        normal, albedo = (cv2.GaussianBlur(guide, (0, 0), soft) for guide in (normal, albedo))
    albedo = albedo[:, :, :3] + 0.06
    light = np.dstack([color[:, :, :3] / albedo, color[:, :, 3]])
    light = smooth(light, [(normal[:, :, :3], 0.35), (albedo, 0.12)], strength=denoise)
    color, alpha = light[:, :, :3] * albedo * exposure, light[:, :, 3:].clip(0, 1)
    height, width = color.shape[:2]
    across, down = np.meshgrid(np.linspace(0, 1, width, dtype=np.float32), np.linspace(0, 1, height, dtype=np.float32))
    see_through = alpha.min() < 0.5
    if see_through:
        color = color / np.maximum(alpha, 0.02)
        alpha = alpha * np.clip(across / fade, 0, 1)[:, :, None] ** 2 if fade else alpha
    else:
        bloom = cv2.GaussianBlur(np.minimum(color, 6), (0, 0), width / 60)
        color = color * (1 - glow) + bloom * glow
    if calm:
        x, y, radius, darkness = calm
        away = np.hypot((across - x) * width / height, down - y) / radius
        color = color * (1 - darkness * np.clip(1 - away, 0, 1) ** 1.2)[:, :, None]
    display = film(color * [1, 1 - warmth / 2, 1 - warmth], contrast)
    return np.dstack([display, np.rint(alpha * 255).astype(np.uint8)]) if see_through else display


def save(path, picture):
    cv2.imwrite(path, cv2.cvtColor(picture, cv2.COLOR_RGBA2BGRA if picture.shape[2] == 4 else cv2.COLOR_RGB2BGR))


# How each scene is developed; the first that begins its name counts.
LOOKS = {
    'mark': {'exposure': 1.6, 'denoise': 1.0},
    **dict.fromkeys(['scene-sorting', 'scene-narrow-sorting'], {'exposure': 1.3, 'denoise': 1.6}),
    **dict.fromkeys(['scene-tuesday', 'scene-narrow-tuesday'], {'exposure': 0.92, 'contrast': 1.15, 'warmth': 0.32}),
    'stage': {'exposure': 1.0, 'denoise': 0.9, 'contrast': 1.15, 'warmth': 0.4},
    'band-call': {'exposure': 1.3, 'contrast': 1.12},
    'band': {'exposure': 1.6},
    'wide-lime': {'exposure': 1.15, 'contrast': 1.12, 'calm': (0.05, 0.35, 1.0, 0.6), 'denoise': 1.4, 'soft': 1.2},
    'wide': {'exposure': 1.15, 'contrast': 1.12, 'calm': (0.05, 0.35, 1.0, 0.6)},
    'tile-ai': {'exposure': 1.3, 'denoise': 1.0, 'fade': 0.3},
    'tile-web': {'exposure': 1.3, 'denoise': 1.0},
    'tile': {'exposure': 1.8, 'denoise': 1.0},
    'hero': {'exposure': 1.15, 'denoise': 1.0},
}

if __name__ == '__main__':
    scene, folder = sys.argv[1:3]
    look = next((look for name, look in LOOKS.items() if scene.startswith(name)), {})
    save(f'{folder}/{scene}.png', develop(f'{folder}/{scene}', **look))
