"""All pictures: the scene of each and the shape of its frame."""
import fields
import services

HERO, TALL, TILE, MARK = (16, 9), (3, 4), (20, 9), (1, 1)

SCENES = {
    **{f'wide-{name}': (scene, HERO) for name, scene in fields.WIDE.items()},
    **{f'tall-{name}': (scene, TALL) for name, scene in fields.TALL.items()},
    'band-night': (fields.field(**fields.BAND, change=fields.without(0.05, 5.2, 0.55, 0.3)), (16, 7)),
    'menu': (fields.field(**fields.BAND), (1, 1)),
    **{f'{view}-{name}': (services.service(name, view), frame) for name in services.SHAPES for view, frame in (('hero', HERO), ('tile', TILE), ('mark', MARK))},
}
