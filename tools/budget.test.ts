import { describe, expect, test } from 'vitest'
import { measureBuild } from './budget.ts'
import type { Manifest } from './budget.ts'

const signIn = 'src/screens/sign-in/sign-in-screen.tsx'
const manifest: Manifest = {
  'index.html': { file: 'assets/index-Aa11Bb22.js', imports: ['_react-Cc33Dd44.js'] },
  '_react-Cc33Dd44.js': { file: 'assets/react-Cc33Dd44.js', imports: ['_tiny-Ee55Ff66.js'] },
  '_tiny-Ee55Ff66.js': { file: 'assets/tiny-Ee55Ff66.js', imports: ['_react-Cc33Dd44.js'] },
  [signIn]: {
    file: 'assets/sign-in-screen-Gg77-_88.js',
    imports: ['index.html', '_form-Hh99Ii00.js'],
  },
  '_form-Hh99Ii00.js': { file: 'assets/form-Hh99Ii00.js' },
  'src/screens/map/map-screen.tsx': {
    file: 'assets/map-screen-Jj11Kk22.js',
    imports: ['index.html', '_map-Ll33Mm44.js'],
  },
  '_map-Ll33Mm44.js': { file: 'assets/map-Ll33Mm44.js' },
}

const sizesOf = (sizes: Readonly<Record<string, readonly [raw: number, gzipped: number]>>) =>
  new Map(Object.entries(sizes).map(([file, [raw, gzipped]]) => [file, { raw, gzipped }]))

const sizes = sizesOf({
  'assets/index-Aa11Bb22.js': [60_000, 20_000],
  'assets/react-Cc33Dd44.js': [190_000, 60_000],
  'assets/tiny-Ee55Ff66.js': [900, 400],
  'assets/sign-in-screen-Gg77-_88.js': [9000, 3000],
  'assets/form-Hh99Ii00.js': [40_000, 12_000],
  'assets/map-screen-Jj11Kk22.js': [20_000, 8000],
  'assets/map-Ll33Mm44.js': [325_000, 100_000],
})

describe('the size of the screens', () => {
  test('is what the page and the first screen load, each script once', () => {
    const { report, faults } = measureBuild({ manifest, sizes })
    expect(faults).toEqual([])
    expect(report).toBe(
      'signing in loads 5 scripts, 95.4 KB gzipped (at most 180.0 KB); ' +
        'largest: map 325.0 KB, react 190.0 KB, index 60.0 KB',
    )
  })

  test('may be 180 KB at signing in, and no byte more', () => {
    const withForm = (gzipped: number) =>
      new Map([...sizes, ['assets/form-Hh99Ii00.js', { raw: 320_000, gzipped }]])
    expect(measureBuild({ manifest, sizes: withForm(96_600) }).faults).toEqual([])
    const { faults } = measureBuild({ manifest, sizes: withForm(96_601) })
    expect(faults).toEqual(['Signing in loads 180.0 KB of scripts, gzipped: at most 180.0 KB.'])
  })

  test('may be 325 KB for one chunk, wherever it is loaded, unless a decision says why', () => {
    const larger = new Map([
      ...sizes,
      ['assets/map-Ll33Mm44.js', { raw: 325_001, gzipped: 9 }],
      ['assets/worker-Nn55-Oo6.js', { raw: 400_000, gzipped: 9 }],
    ])
    const faultsWith = (mayBeLarger: ReadonlyMap<string, number>) =>
      measureBuild({ manifest, sizes: larger }, mayBeLarger).faults
    expect(faultsWith(new Map())).toEqual([
      'assets/worker-Nn55-Oo6.js has 400.0 KB: a chunk has at most 325.0 KB.',
      'assets/map-Ll33Mm44.js has 325.0 KB: a chunk has at most 325.0 KB.',
    ])
    const decided = new Map([
      ['map', 15],
      ['worker', 15],
    ])
    expect(faultsWith(decided)).toEqual([])
    expect(faultsWith(new Map([['react', 15]]))).toHaveLength(2)
  })

  test('is not known where the first screen is no chunk of its own', () => {
    const { [signIn]: _, ...others } = manifest
    expect(measureBuild({ manifest: others, sizes }).faults).toEqual([
      `${signIn} is no chunk of its own: what signing in loads is not known.`,
    ])
  })

  test('is at most 40 scripts for a screen', () => {
    const many = Array.from({ length: 39 }, (_, place) => `_part-${place}.js`)
    const parts = Object.fromEntries(many.map(file => [file, { file }]))
    const map = 'src/screens/map/map-screen.tsx'
    const madeOf = (imports: readonly string[]) =>
      measureBuild({ manifest: { ...manifest, ...parts, [map]: { file: map, imports } }, sizes })
    expect(madeOf(many).faults).toEqual([])
    expect(madeOf([...many, 'index.html']).faults).toEqual([`${map} loads 43 scripts: at most 40.`])
  })
})
