import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { assertIsExchangeable, filesOfPhotograph } from './new-picture.ts'

interface PictureTools {
  assertIsExchangeable: typeof assertIsExchangeable
  filesOfPhotograph: typeof filesOfPhotograph
}

/**
 * What makes pictures, loaded when a picture is dropped. Not by its name: Vite makes its configuration one file, with the libraries
 * of each import at its top, so that every start of the server would load what draws.
 */
export const pictureTools = (): Promise<PictureTools> => import(pathToFileURL(resolve('editor/new-picture.ts')).href)
