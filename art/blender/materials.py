"""Surfaces of stones, sand, water and ribbons. All fade with distance into the ink behind."""
import bpy


class Nodes:
    """Builds a material node by node: `add` takes values or sockets for its inputs."""

    def __init__(self, name, owner=None):
        self.material = owner or bpy.data.materials.new(name)
        self.material.use_nodes = True
        self.tree = self.material.node_tree
        self.tree.nodes.clear()

    def add(self, kind, inputs=None, output=0, **settings):
        node = self.tree.nodes.new(f'ShaderNode{kind}')
        for key, value in settings.items():
            setattr(node, key, value)
        for key, value in (inputs or {}).items():
            if isinstance(value, bpy.types.NodeSocket):
                self.tree.links.new(value, node.inputs[key])
            else:
                node.inputs[key].default_value = value
        return node.outputs[output] if node.outputs else None

    def range(self, value, low, high, to_low, to_high, **settings):
        return self.add('MapRange', {'Value': value, 'From Min': low, 'From Max': high, 'To Min': to_low, 'To Max': to_high}, **settings)

    def mix(self, factor, a, b, blend='MIX'):
        return self.add('MixRGB', {'Fac': factor, 'Color1': a, 'Color2': b}, blend_type=blend)

    def noise(self, scale, detail=3.0):
        return self.add('TexNoise', {'Vector': self.add('TexCoord', output='Object'), 'Scale': scale, 'Detail': detail})

    def finish(self, surface, fog):
        """Fades the surface by its distance from the camera: the sky shows through."""
        start, end = fog
        depth = self.add('CameraData', output='View Distance')
        factor = self.add('Math', {0: self.range(depth, start, end, 0, 1), 1: 0.75}, operation='POWER')
        seen = self.add('LightPath', output='Is Camera Ray')
        away = self.add('Math', {0: factor, 1: seen}, operation='MULTIPLY')
        mixed = self.add('MixShader', {0: away, 1: surface, 2: self.add('BsdfTransparent')})
        self.add('OutputMaterial', {'Surface': mixed})
        return self.material


def stone(fog):
    """Worn stone, dusty low at its edges."""
    n = Nodes('stone')
    tint = n.add('Attribute', attribute_name='tint', output='Color')
    glow = n.add('Attribute', attribute_name='tint', output='Alpha')
    grain, cloud = n.noise(95, 2), n.noise(14, 2)
    color = n.mix(1.0, tint, n.range(grain, 0.3, 0.7, 0.82, 1.14), 'MULTIPLY')
    color = n.mix(1.0, color, n.range(cloud, 0.3, 0.7, 0.84, 1.12), 'MULTIPLY')
    z = n.add('SeparateXYZ', {0: n.add('TexCoord', output='Object')}, output=2)
    dust = n.add('Math', {0: n.range(z, 0.004, 0.02, 0.8, 0.0), 1: n.range(cloud, 0.35, 0.6, 0.3, 1.0)}, operation='MULTIPLY')
    color = n.mix(dust, color, (0.16, 0.135, 0.10, 1))
    rough = n.range(cloud, 0.3, 0.7, 0.30, 0.52)
    bump = n.add('Bump', {'Height': grain, 'Strength': 0.35, 'Distance': 0.004})
    bump = n.add('Bump', {'Height': cloud, 'Strength': 0.5, 'Distance': 0.012, 'Normal': bump})
    surface = n.add('BsdfPrincipled', {'Base Color': color, 'Roughness': rough, 'Specular': 0.5, 'Normal': bump, 'Emission': tint, 'Emission Strength': glow})
    return n.finish(surface, fog)


def sand(fog, color=(0.085, 0.072, 0.055)):
    n = Nodes('sand')
    grain, cloud = n.noise(160, 2), n.noise(6, 4)
    shade = n.mix(1.0, (*color, 1), n.range(cloud, 0.3, 0.7, 0.6, 1.3), 'MULTIPLY')
    bump = n.add('Bump', {'Height': grain, 'Strength': 0.6, 'Distance': 0.006})
    surface = n.add('BsdfPrincipled', {'Base Color': shade, 'Roughness': 0.92, 'Specular': 0.2, 'Normal': bump})
    return n.finish(surface, fog)


def ribbon(color, fog, name='ribbon'):
    """Matte, a little uneven in its dye."""
    n = Nodes(name)
    shade = n.mix(1.0, (*color, 1), n.range(n.noise(1.6, 2), 0.3, 0.7, 0.88, 1.1), 'MULTIPLY')
    surface = n.add('BsdfPrincipled', {'Base Color': shade, 'Roughness': 0.55, 'Specular': 0.12, 'Specular Tint': 0.6})
    return n.finish(surface, fog)


def ground(fog):
    n = Nodes('ground')
    surface = n.add('BsdfPrincipled', {'Base Color': (0.003, 0.013, 0.015, 1), 'Roughness': 0.85, 'Specular': 0.03})
    return n.finish(surface, fog)


def device():
    """Dark metal, a little worn."""
    n = Nodes('device')
    n.add('OutputMaterial', {'Surface': n.add('BsdfPrincipled', {'Base Color': (0.02, 0.05, 0.045, 1), 'Metallic': 0.3, 'Roughness': 0.4})})
    return n.material


def screen(color=(0.72, 0.90, 0.86), strength=0.5):
    """Shines a little on the stones before it."""
    n = Nodes('screen')
    n.add('OutputMaterial', {'Surface': n.add('AddShader', {0: n.add('BsdfDiffuse', {'Color': (0.6, 0.6, 0.6, 1)}), 1: n.add('Emission', {'Color': (*color, 1), 'Strength': strength})})})
    return n.material


def sky(world, light, glow, side):
    """Lights the scene evenly with `light`; the camera sees ink with a `glow` along the horizon, brightest towards `side`."""
    n = Nodes('sky', world)
    x, _, z = (n.add('SeparateXYZ', {0: n.add('TexCoord', output='Generated')}, output=axis) for axis in range(3))
    near = n.add('Math', {0: n.range(z, -0.01, 0.22, 1, 0, interpolation_type='SMOOTHERSTEP'), 1: 2.0}, operation='POWER')
    aside = n.range(x, side - 0.75, side + 0.35, 0, 1, interpolation_type='SMOOTHERSTEP')
    amount = n.add('Math', {0: near, 1: aside}, operation='MULTIPLY')
    seen = n.add('Background', {'Color': (*glow, 1), 'Strength': amount})
    shines = n.add('Background', {'Color': (*light, 1), 'Strength': 1.0})
    is_seen = n.add('LightPath', output='Is Camera Ray')
    n.add('OutputWorld', {'Surface': n.add('MixShader', {0: is_seen, 1: shines, 2: seen})})
