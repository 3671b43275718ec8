"""Camera, light and the film: what the scenes of both materials share."""
import math
import os

import bpy
import numpy as np
from mathutils import Matrix, Vector

import materials

WARM, COOL, MOON = (1.0, 0.70, 0.42), (0.16, 0.55, 0.85), (0.42, 0.66, 1.0)


def clear():
    bpy.ops.wm.read_factory_settings(use_empty=True)
    bpy.context.scene.world = bpy.data.worlds.new('world')
    bpy.context.scene.world.use_nodes = True


def add_mesh(name, parts, material):
    vertices, loops, sizes, tints = parts
    mesh = bpy.data.meshes.new(name)
    mesh.vertices.add(len(vertices))
    mesh.vertices.foreach_set('co', vertices.astype(np.float32).reshape(-1))
    mesh.loops.add(len(loops))
    mesh.loops.foreach_set('vertex_index', loops.astype(np.int32))
    mesh.polygons.add(len(sizes))
    mesh.polygons.foreach_set('loop_start', np.concatenate([[0], np.cumsum(sizes)[:-1]]).astype(np.int32))
    mesh.polygons.foreach_set('loop_total', sizes.astype(np.int32))
    mesh.polygons.foreach_set('use_smooth', np.ones(len(sizes), bool))
    if tints is not None:
        mesh.attributes.new('tint', 'FLOAT_COLOR', 'POINT').data.foreach_set('color', tints.astype(np.float32).reshape(-1))
    mesh.update(calc_edges=True)
    mesh.materials.append(material)
    thing = bpy.data.objects.new(name, mesh)
    bpy.context.scene.collection.objects.link(thing)
    return thing


def set_camera(eye, target, lens, focus, fstop):
    """The aperture is that of a lens at the scene's scale."""
    camera = bpy.data.cameras.new('camera')
    camera.lens, camera.clip_end = lens, 500
    thing = bpy.data.objects.new('camera', camera)
    thing.location = eye
    thing.rotation_euler = (Vector(target) - Vector(eye)).to_track_quat('-Z', 'Y').to_euler()
    camera.dof.use_dof, camera.dof.focus_distance, camera.dof.aperture_fstop = True, focus, fstop
    scene = bpy.context.scene
    scene.collection.objects.link(thing)
    scene.camera = thing


def add_lamp(kind, at, target, watts, color, size=1.0, cone=60.0, blend=1.0):
    lamp = bpy.data.lights.new(kind, kind)
    lamp.energy, lamp.color = watts, color
    if kind == 'SPOT':
        lamp.spot_size, lamp.spot_blend, lamp.shadow_soft_size = math.radians(cone), blend, size
    else:
        lamp.size = size
    thing = bpy.data.objects.new(kind, lamp)
    thing.location = at
    thing.rotation_euler = (Vector(target) - Vector(at)).to_track_quat('-Z', 'Y').to_euler()
    bpy.context.scene.collection.objects.link(thing)


def stand(eye, target, lens, size, screens, turn=0.0):
    """
    Puts devices on the ground, whose displays the page draws. A display that is not seen shines on the stones before it.

    @param screens (left, foot, width, height / width) of each display, in parts of the picture, before it is turned
    @param turn in degrees about the middle of each, its right side towards the eye; it leans back as the camera does
    """
    camera = np.array((Vector(target) - Vector(eye)).to_track_quat('-Z', 'Y').to_matrix())
    wide, high = 36 / lens, 36 / lens * size[1] / size[0]
    turned = np.array(Matrix.Rotation(-math.radians(turn), 3, 'Y'))
    for left, foot, width, ratio in screens:
        middle, lip = left + width / 2, 0.006 * wide
        ray = camera @ [(middle - 0.5) * wide, (0.5 - foot) * high - lip, -1]
        depth = (eye[2] - 0.02) / -ray[2]
        half, tall, edge = depth * wide * width / 2, depth * wide * width * ratio, 0.0045 * depth * wide
        centre = np.array([depth * (middle - 0.5) * wide, depth * (0.5 - foot) * high + tall / 2, -depth])

        def place(x, y, away):
            """A point of the device: x from its middle and y from the display's foot; `away` is behind its face."""
            at = np.stack(np.broadcast_arrays(x, y - tall / 2, -away), -1)
            return np.array(eye) + (centre + at @ turned.T) @ camera.T

        def outline(inset):
            """Rounded above; below, it is sunk into the ground."""
            x, top, low = half + edge - inset, tall + edge - inset, inset - depth * lip - 0.05
            round_ = (0.3 * half if ratio > 1 else 2.6 * edge) - inset
            turn_ = np.linspace(0, math.pi / 2, 12)
            corner = np.stack([x - round_ + round_ * np.cos(turn_), top - round_ + round_ * np.sin(turn_)], 1)
            return np.concatenate([[(-x, low), (x, low)], corner, corner[::-1] * [-1, 1]]).T

        bevel, thick = 0.9 * edge, 0.022 * depth
        layers = [(bevel, 0), (bevel, 0), (0.3 * bevel, 0.3 * bevel), (0, bevel), (0, thick)]
        rings = np.array([place(*outline(inset), away) for inset, away in layers])
        around = rings.shape[1]
        a = (np.arange(1, len(layers) - 1)[:, None] * around + np.arange(around)).reshape(-1)
        b = (np.arange(1, len(layers) - 1)[:, None] * around + (np.arange(around) + 1) % around).reshape(-1)
        sides = np.stack([a, b, b + around, a + around], 1)
        loops = np.concatenate([np.arange(around), sides.reshape(-1)])
        add_mesh('device', (rings.reshape(-1, 3), loops, np.array([around] + [4] * len(sides)), None), materials.device())
        x, y = np.array([(-half, 0), (half, 0), (half, tall), (-half, tall)]).T
        display = add_mesh('display', (place(x, y, -0.001), np.arange(4), np.array([4]), None), materials.screen())
        display.visible_camera = False


def project(point):
    """Where a point of the scene stands in the picture: parts of its width and height, from the upper left."""
    from bpy_extras.object_utils import world_to_camera_view

    bpy.context.view_layer.update()
    x, y, _ = world_to_camera_view(bpy.context.scene, bpy.context.scene.camera, Vector(point))
    return round(x, 4), round(1 - y, 4)


def shoot(path, size, samples, see_through=False):
    """Writes {path}.color, .normal and .albedo as EXR in linear light; `darkroom.py` develops them."""
    scene = bpy.context.scene
    scene.render.engine = 'CYCLES'
    scene.cycles.samples, scene.cycles.seed = samples, 1
    scene.cycles.use_adaptive_sampling, scene.cycles.adaptive_threshold = True, 0.06
    scene.cycles.use_denoising, scene.render.film_transparent = False, see_through
    scene.cycles.max_bounces, scene.cycles.diffuse_bounces, scene.cycles.glossy_bounces = 3, 2, 1
    scene.cycles.sample_clamp_indirect, scene.cycles.sample_clamp_direct = 1.5, 4.0
    scene.cycles.pixel_filter_type, scene.cycles.filter_width = 'BLACKMAN_HARRIS', 1.5
    scene.cycles.caustics_reflective = scene.cycles.caustics_refractive = False
    scene.render.resolution_x, scene.render.resolution_y = size
    scene.render.resolution_percentage = 100
    scene.view_layers[0].cycles.denoising_store_passes = True
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers = tree.nodes.new('CompositorNodeRLayers')
    files = tree.nodes.new('CompositorNodeOutputFile')
    files.base_path, file = os.path.split(path)
    files.format.file_format, files.format.color_depth, files.format.color_mode = 'OPEN_EXR', '32', 'RGBA'
    files.file_slots.clear()
    for name, socket in (('color', 'Image'), ('normal', 'Denoising Normal'), ('albedo', 'Denoising Albedo')):
        files.file_slots.new(f'{file}.{name}.')
        tree.links.new(layers.outputs[socket], files.inputs[-1])
    bpy.ops.render.render()
