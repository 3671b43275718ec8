"""blender -b -t 2 -P render.py -- NAME WIDTH SAMPLES FOLDER: renders one picture of SCENES and says how long it took."""
import json
import os
import sys
import time

sys.path.insert(0, os.path.dirname(__file__))
import fields
import services
import stage

HERO, TILE, SQUARE = (16, 9), (20, 9), (1, 1)

# The scene of each picture and the shape of its frame.
SCENES = {
    **{f'wide-{name}': (scene, HERO) for name, scene in fields.WIDE.items()},
    **{f'scene-{name}': (scene, HERO) for name, scene in fields.SCENES.items()},
    **{f'scene-narrow-{name}': (scene, SQUARE) for name, scene in fields.NARROW_SCENES.items()},
    'scene-sorting': (services.sorting(False, (0.6405, 0.86, 0.2585, 5 / 6)), HERO),
    'scene-narrow-sorting': (services.sorting(True, (0.1, 0.965, 0.8, 2 / 3)), SQUARE),
    'band-call': (fields.field(**fields.CALL, change=fields.spelling('30', -0.28, 3.1, 1.9, 0.13, lime=True)), HERO),
    'menu': (fields.field(**fields.BAND), SQUARE),
    **{f'{view}-{name}': (services.service(name, view), frame) for name in services.SHAPES for view, frame in (('hero', HERO), ('tile', TILE), ('mark', SQUARE))},
}

name, width, samples, folder = sys.argv[sys.argv.index('--') + 1 :]
build, ratio = SCENES[name]
size = (int(width), round(int(width) * ratio[1] / ratio[0]))
start = time.time()
places = build(size)
stage.shoot(f'{folder}/{name}', size, int(samples), see_through=name.startswith('tile'))
print('RENDERED', json.dumps({'name': name, 'size': size, 'samples': int(samples), 'seconds': round(time.time() - start), 'places': places}))
