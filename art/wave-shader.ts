import { glsl, palette } from './palette.ts'

/** The colors and the grain of every wave. */
export const shaderKit = `
float hash(vec2 p) { return fract(sin(dot(p, vec2(12.9898, 78.233))) * 43758.5453); }
vec3 rgb(float r, float g, float b) { return pow(vec3(r, g, b) / 255., vec3(2.2)); }
// From green (0) over teal to blue (1), lime before and indigo after. Blue with white in it turns violet, so the light picture starts from the sky blue.
vec3 waveColor(float hue, float light) {
  vec3 green = mix(rgb(0., 168., 107.), rgb(24., 196., 128.), light), teal = ${glsl(palette.teal)};
  vec3 blue = mix(${glsl(palette.blue)}, rgb(10., 136., 232.), light);
  vec3 a = mix(mix(green, teal, smoothstep(.1, .55, hue)), blue, smoothstep(.45, .95, hue));
  a = mix(rgb(112., 190., 40.), a, smoothstep(-.9, -.4, hue));
  return mix(a, rgb(38., 78., 196.), smoothstep(1.1, 1.6, hue));
}`

/** The folded ribbons of the calçadão, from the back one (above) to the front one (below), lit like silk. */
export const waveShader = `#version 300 es
precision highp float;
out vec4 o;
uniform vec2 R, rise, lift, base, shape;
uniform float L, S, N, hueShift, hueSpan, calm, tilt, front;

${shaderKit}
vec2 corner(vec2 i) {
  float t = 6.2831853 * fract(sin(dot(i, vec2(41.3, 289.1))) * 9631.7);
  return vec2(cos(t), sin(t));
}
// Gradient noise on a square lattice, blended with a quintic.
float noise(vec2 v) {
  vec2 i = floor(v), f = v - i, u = f * f * f * (f * (f * 6. - 15.) + 10.);
  float a = dot(corner(i), f), b = dot(corner(i + vec2(1, 0)), f - vec2(1, 0));
  float c = dot(corner(i + vec2(0, 1)), f - vec2(0, 1)), d = dot(corner(i + 1.), f - 1.);
  return 1.4 * mix(mix(a, b, u.x), mix(c, d, u.x), u.y);
}
void main() {
  vec2 uv = gl_FragCoord.xy / R;
  float asp = R.x / R.y;
  vec2 t = (uv - .5) * vec2(asp, 1);
  t = mat2(cos(tilt), sin(tilt), -sin(tilt), cos(tilt)) * t;
  uv = t / vec2(asp, 1) + .5;
  vec2 q = vec2(uv.x * asp, uv.y);

  vec3 ink = ${glsl(palette.ink)}, deep = ${glsl(palette.deep)}, navy = ${glsl(palette.navy)};
  vec3 teal = ${glsl(palette.teal)};
  vec3 lime = ${glsl(palette.accent)}, glint = rgb(150., 226., 255.);
  vec3 noon = rgb(247., 255., 251.), mist = rgb(222., 249., 238.), ice = rgb(220., 241., 255.);

  vec3 col = mix(ink, navy, smoothstep(.2, 1.2, uv.x) * .8);
  col += deep * .6 * exp(-3. * length(q - vec2(.3 * asp, .95)));
  col = mix(col, mix(mix(noon, mist, smoothstep(0., .9, uv.x + uv.y * .2)), ice, smoothstep(.5, 1.2, uv.x)), L);

  // The front ribbons can be drawn alone on a transparent background, to lie over other things in a picture.
  bool alone = front > 0.;
  float solid = alone ? 0. : 1.;
  if (alone) col = vec3(0);

  for (int k = 0; k < 12; k++) {
    if (float(k) >= N) break;
    if (alone && float(k) < N - front) continue;
    float f = (N - 1. - float(k)) / (N - 1.);
    float up = pow(smoothstep(rise.x, rise.y, uv.x), 1.5);
    float warp = noise(vec2(q.x * .5 * shape.x + f * 1.9, f * 2.6 + 3. + S)) * .12;
    float phase = q.x * mix(2., 2.9, f) * shape.x + f * 2.4 + warp * 4. + S * .7;
    float crest = base.x + f * base.y + mix(.05, .085, f) * shape.y * sin(phase) + warp * .3 + up * mix(lift.y, lift.x, f);
    float under = crest - uv.y, d = max(under, 0.);
    float body = smoothstep(-.0009, .0009, under);
    float depth = clamp(d / mix(.16, .30, up), 0., 1.);
    float hue = uv.x * 1.05 * hueSpan - .05 + hueShift + .16 * sin(phase * .7 + f * 3.) - f * .1;
    vec3 a = waveColor(hue, L);
    float fold = .5 + .5 * cos(phase + .9);
    vec3 warm = mix(lime, glint, smoothstep(.3, .85, hue));

    vec3 low = mix(mix(deep, navy, uv.x) * .75, a * .72, L);
    vec3 face = mix(mix(a * 1.25, mix(a, vec3(.45, .95, .98), .30), L), low, pow(depth, mix(.62, .9, L)));
    face += a * .75 * pow(fold, 2.5) * exp(-d * 10.) * mix(1., .6, L);
    face += warm * pow(fold, 5.) * exp(-d * 26.) * mix(.42, .30, L);
    // Satin: a soft second light inside the fold, and light thrown back up by the ribbon in front.
    float satin = exp(-pow((depth - .34 - .1 * sin(phase * .6 + f * 5.)) / .13, 2.));
    face += a * satin * (1. - fold) * mix(.34, .16, L);
    face += mix(deep, navy, uv.x) * smoothstep(.75, 1., depth) * .5 * (1. - L);
    face += warm * exp(-d * 260.) * (.16 + .84 * pow(fold, 2.));
    // Threads along the ribbon.
    float thread = sin((d * 38. + warp * 6. + sin(phase) * .25) * 6.2831853);
    face += a * .14 * smoothstep(.9, 1., thread) * exp(-d * 7.) * (.4 + fold);

    // The ribbon shades what lies behind it; on paper the shade keeps a color, or it looks like dirt.
    float away = max(-under, 0.);
    float shade = exp(-away * mix(15., 22., L)) * (1. - body);
    col *= mix(vec3(1), mix(vec3(.45), mix(vec3(.66, .94, .84), vec3(.62, .85, .97), uv.x), L), shade * mix(1., .8, L));
    col += warm * a * exp(-away * 60.) * (1. - body) * pow(fold, 3.) * .10 * (1. - L);
    solid = 1. - (1. - solid) * (1. - .55 * shade * (1. - L));
    solid = mix(solid, 1., body);
    col = mix(col, face, body);
  }

  col /= max(solid, .001);
  float left = smoothstep(.6, 0., uv.x) * smoothstep(.15, .6, uv.y);
  col = mix(col, ink, left * .55 * calm * (1. - L) * float(!alone));
  col += teal * .05 * exp(-5. * length(q - vec2(.86 * asp, .88))) * (1. - L) * float(!alone);
  col = col / (1. + col * mix(.22, 0., L));
  col = pow(clamp(col, 0., 1.), vec3(1. / 2.2));
  // One level of grain hides the steps of a smooth gradient.
  o = vec4((col + (hash(gl_FragCoord.xy) - .5) * .008) * solid, solid);
}`
