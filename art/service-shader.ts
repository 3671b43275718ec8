import { glsl, palette } from './palette.ts'
import { shaderKit } from './wave-shader.ts'

/** The shader of one rule: it lays ribbons in any order, and paints them from the lowest to the highest, lit like silk. */
export const serviceShader = ({ lay, marks = 'return vec4(0);' }: { lay: string; marks?: string }) => `#version 300 es
precision highp float;
out vec4 o;
uniform vec2 R;
uniform vec4 path, view;
uniform float sway, hueShift, ground;
${shaderKit}
#define PI 3.14159265
#define TAU 6.2831853
const float asp = 16. / 9.;
#define LIME ${glsl(palette.accent)}
#define PAPER ${glsl(palette.paper)}
#define BLUE ${glsl(palette.blue)}
float px;

// Ribbons at this point: how far it is below their upper edge, how thick they are, how high they lie, their colour and fold.
float below[24], thick[24], level[24], hues[24], folds[24];
int count = 0;
void put(float d, float t, float z, float hue, float fold) {
  below[count] = d; thick[count] = t; level[count] = z; hues[count] = hue; folds[count] = fold; count++;
}

// A ribbon, d below its edge, which is depth of the way down its face.
vec3 silk(vec3 a, vec3 warm, vec3 dark, float d, float depth, float phase) {
  float fold = .5 + .5 * cos(phase + .9);
  vec3 face = mix(a * 1.25, dark * .75, pow(depth, .62));
  face += a * .75 * pow(fold, 2.5) * exp(-d * 10.);
  face += warm * pow(fold, 5.) * exp(-d * 26.) * .42;
  // Satin: a soft second light inside the fold, and light thrown back up by the ribbon in front.
  float satin = exp(-pow((depth - .34 - .1 * sin(phase * .6)) / .13, 2.));
  face += a * satin * (1. - fold) * .34 + dark * smoothstep(.75, 1., depth) * .5;
  return face + warm * exp(-d * 260.) * (.16 + .84 * pow(fold, 2.));
}

float height_at(float x) { return path.x + path.y * pow(smoothstep(.35, 1.85, x), 1.3) + sway * sin(x * 4. - 4.2); }
float slope_at(float x) { return (height_at(x + .01) - height_at(x - .01)) / .02; }
float width_at(float x) { return path.z * pow(path.w / path.z, x / asp); }
float crest_at(float x) { return height_at(x) + .62 * width_at(x) * sqrt(1. + slope_at(x) * slope_at(x)); }

// Where a point lies in the band: along it in widths, across it from -.5 to .5, and the width there.
vec3 band(vec2 q) {
  float x = q.x;
  for (int i = 0; i < 4; i++) {
    float m = slope_at(x);
    x -= ((x - q.x) + (height_at(x) - q.y) * m) / (1. + m * m);
  }
  float along = 0., step = x / 24.;
  for (float i = .5; i < 24.; i++) { float m = slope_at(i * step); along += step * sqrt(1. + m * m) / width_at(i * step); }
  float w = width_at(x);
  return vec3(along, sign(q.y - height_at(x)) * length(q - vec2(x, height_at(x))) / w, w);
}
void ribbon(vec3 b, float middle, float half_width, float z, float hue, float fold) {
  put((middle + half_width - b.y) * b.z, 2. * half_width * b.z, z, hue, fold);
}
void across(vec3 b, float middle, float half_width, float z, float hue, float fold) {
  put((b.x - middle + half_width) * b.z, 2. * half_width * b.z, z, hue, fold);
}
void flat_ribbon(vec2 q, float crest, float t, float z, float hue, float fold) { put(crest - q.y, t, z, hue, fold); }
// Four nested ribbons around a box with round corners.
void outline(vec2 q, vec2 middle, vec2 half_size, float corner, float z) {
  vec2 e = abs(q - middle) - half_size + corner;
  float d = length(max(e, 0.)) + min(max(e.x, e.y), 0.) - corner;
  if (half_size.y == 0.) d = middle.y - q.y;
  for (float k = 0.; k < 4.; k++) put(d + .04 - k * .02, .021, z + k * .1, k * .1 - .3 + z * .02, q.x * 2. + q.y * 3. + k);
}
float ripple(float x, float f) { return .085 * exp(-pow((x - 1.3) / .17, 2.) - pow((f - .57) / .34, 2.)) * cos((x - 1.3) * 15.); }
float line(float d) { return smoothstep(px, -px, d); }
float segment(vec2 q, vec2 a, vec2 b) { vec2 p = q - a, s = b - a; return length(p - s * clamp(dot(p, s) / dot(s, s), 0., 1.)); }
vec4 mark(vec4 under, vec4 over) { return vec4(mix(under.rgb, over.rgb, over.a), max(under.a, over.a)); }
void lay(vec2 q, vec3 b) { ${lay} }
vec4 marks(vec2 q) { ${marks} }

void main() {
  vec2 uv = mix(view.xy, view.zw, gl_FragCoord.xy / R);
  vec2 q = vec2(uv.x * asp, uv.y);
  px = (view.w - view.y) / R.y;
  vec3 ink = ${glsl(palette.ink)}, deep = ${glsl(palette.deep)}, navy = ${glsl(palette.navy)};
  vec3 lime = LIME, glint = rgb(150., 226., 255.);
  vec3 col = mix(ink, navy, smoothstep(.2, 1.2, uv.x) * .8);
  col += deep * .6 * exp(-3. * length(q - vec2(.3 * asp, .95)));
  // Without a ground, the ribbons alone are drawn, on a transparent one.
  float solid = ground;
  col *= ground;
  lay(q, band(q));
  float last = -1e9, under = -1e9;
  for (int n = 0; n < count; n++) {
    int next = -1;
    for (int i = 0; i < count; i++) if (level[i] > last && (next < 0 || level[i] < level[next])) next = i;
    if (next < 0) break;
    last = level[next];
    float d = below[next], t = thick[next];
    if (d < -.12 || d > t + .16) continue;
    float body = smoothstep(-px, px, d) * smoothstep(-px, px, t - d);
    float hue = uv.x * 1.05 - .05 + hueShift + hues[next];
    vec3 a = waveColor(hue, 0.), warm = mix(lime, glint, smoothstep(.3, .85, hue));
    float shade = d < 0. ? .7 * exp(d * 24.) : d > t ? exp((t - d) * 16.) : 0.;
    // Ribbons that lie equally high do not shade each other, so that their order changes without a seam.
    col *= 1. - .6 * shade * (1. - body) * smoothstep(0., .05, last - under);
    solid = mix(solid, 1., body);
    if (body > .5) under = last;
    vec3 face = silk(a, warm, mix(deep, navy, uv.x), clamp(d, 0., t), clamp(d / t, 0., 1.), folds[next]);
    col = mix(col, face, body);
  }
  vec4 over = marks(q);
  col = mix(col, over.rgb, over.a);
  solid = mix(solid, 1., over.a);
  col /= max(solid, .001);
  float left = smoothstep(.6, 0., uv.x) * smoothstep(.15, .6, uv.y);
  col = mix(col, ink, left * .55 * ground);
  col = col / (1. + col * .22);
  col = pow(clamp(col, 0., 1.), vec3(1. / 2.2));
  // One level of grain hides the steps of a smooth gradient.
  o = vec4((col + (hash(gl_FragCoord.xy) - .5) * .008) * solid, solid);
}`
