import type { Shoot } from './browser.ts'

/** Draws a fragment shader over a picture of this size. It gets the size in pixels as `R`. */
export async function renderShader(
  shoot: Shoot,
  fragment: string,
  uniforms: Record<string, number[]>,
  [width, height, scale]: [number, number, number],
): Promise<Buffer> {
  return (await shoot(shaderHtml(fragment, uniforms), width, height, scale)).png
}

function shaderHtml(fragment: string, uniforms: Record<string, number[]>): string {
  return `<!doctype html><title></title><style>html,body{margin:0}canvas{display:block;width:100vw;height:100vh}</style><canvas></canvas>
<script type="module">
const canvas = document.querySelector('canvas')
canvas.width = Math.round(innerWidth * devicePixelRatio)
canvas.height = Math.round(innerHeight * devicePixelRatio)
const gl = canvas.getContext('webgl2', { preserveDrawingBuffer: true, antialias: false })
const program = gl.createProgram()
const add = (type, source) => {
  const shader = gl.createShader(type)
  gl.shaderSource(shader, source)
  gl.compileShader(shader)
  if (!gl.getShaderParameter(shader, gl.COMPILE_STATUS)) document.title = 'ERR ' + gl.getShaderInfoLog(shader)
  gl.attachShader(program, shader)
}
add(gl.VERTEX_SHADER, '#version 300 es\\nin vec2 p;void main(){gl_Position=vec4(p,0,1);}')
add(gl.FRAGMENT_SHADER, ${JSON.stringify(fragment)})
gl.linkProgram(program)
gl.useProgram(program)
gl.bindBuffer(gl.ARRAY_BUFFER, gl.createBuffer())
gl.bufferData(gl.ARRAY_BUFFER, new Float32Array([-1, -1, 3, -1, -1, 3]), gl.STATIC_DRAW)
gl.enableVertexAttribArray(0)
gl.vertexAttribPointer(gl.getAttribLocation(program, 'p'), 2, gl.FLOAT, false, 0, 0)
gl.viewport(0, 0, canvas.width, canvas.height)
for (const [name, value] of Object.entries({ R: [canvas.width, canvas.height], ...${JSON.stringify(uniforms)} }))
  gl['uniform' + value.length + 'fv'](gl.getUniformLocation(program, name), value)
gl.drawArrays(gl.TRIANGLES, 0, 3)
gl.finish()
</script>`
}
