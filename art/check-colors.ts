import { deepStrictEqual } from 'node:assert'
import drawn from './drawn-colors.json' with { type: 'json' }
import { palette } from './palette.ts'

deepStrictEqual(
  drawn,
  palette,
  'public/art has other colors than uno.config.ts: change the tints in art/blender too, then run `npm --prefix art run render`, which records them',
)
