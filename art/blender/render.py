"""blender -b -t 2 -P render.py -- NAME WIDTH SAMPLES FOLDER: renders one picture and says how long it took."""
import json
import os
import sys
import time

sys.path.insert(0, os.path.dirname(__file__))
import stage
from pictures import SCENES

name, width, samples, folder = sys.argv[sys.argv.index('--') + 1 :]
build, ratio = SCENES[name]
size = (int(width), round(int(width) * ratio[1] / ratio[0]))
start = time.time()
places = build(size)
built = time.time()
stage.shoot(f'{folder}/{name}', size, int(samples), see_through=name.startswith('tile'))
print('RENDERED', json.dumps({'name': name, 'size': size, 'samples': int(samples), 'build': round(built - start), 'seconds': round(time.time() - built), 'places': places}))
