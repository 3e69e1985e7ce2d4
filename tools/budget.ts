// How much script the screens may be: what signing in loads, how large a piece may get, and of how many
// pieces a screen is made. Counted as the network carries it, in thousands of bytes.

/** What Vite says of a build: its chunks, by the sources that they begin with. */
export type Manifest = Readonly<Record<string, Chunk>>

interface Chunk {
  readonly file: string
  /** Loaded together with it, by their names in the manifest. */
  readonly imports?: readonly string[]
}

export interface Size {
  readonly raw: number
  readonly gzipped: number
}

export interface Build {
  readonly manifest: Manifest
  /** Of all scripts, by their files. */
  readonly sizes: ReadonlyMap<string, Size>
}

const forSignIn = 180_000
const forOne = 325_000
/** Each costs a round trip, or a look into what the device keeps: longer than a small one takes to read. */
const scriptsOfScreen = 40
/** The page, and the first screen that it shows. */
const firstSeen = ['index.html', 'src/screens/sign-in/sign-in-screen.tsx']

/** `mayBeLarger`: by the name of a chunk, the decision that says why. */
export function measureBuild(
  { manifest, sizes }: Build,
  mayBeLarger: ReadonlyMap<string, number> = new Map(),
): { readonly report: string; readonly faults: readonly string[] } {
  const missing = firstSeen.filter(name => !manifest[name])
  const files = [...new Set(firstSeen.flatMap(name => loadedWith(name, manifest)))]
  const atSignIn = files.reduce((sum, file) => sum + (sizes.get(file)?.gzipped ?? 0), 0)
  const chunks = [...sizes].toSorted(([, one], [, other]) => other.raw - one.raw)
  const tooLarge = chunks.filter(
    ([file, { raw }]) => raw > forOne && !mayBeLarger.has(chunkName(file)),
  )
  const largest = chunks.slice(0, 3).map(([file, { raw }]) => `${chunkName(file)} ${shown(raw)}`)
  const atMost = `at most ${shown(forSignIn)}`
  return {
    report: `signing in loads ${files.length} scripts, ${shown(atSignIn)} gzipped (${atMost}); largest: ${largest.join(', ')}`,
    faults: [
      ...screensOf(manifest).flatMap(name => {
        const { length } = loadedWith(name, manifest)
        return length > scriptsOfScreen
          ? [`${name} loads ${length} scripts: at most ${scriptsOfScreen}.`]
          : []
      }),
      ...missing.map(name => `${name} is no chunk of its own: what signing in loads is not known.`),
      ...(atSignIn > forSignIn
        ? [`Signing in loads ${shown(atSignIn)} of scripts, gzipped: ${atMost}.`]
        : []),
      ...tooLarge.map(
        ([file, { raw }]) => `${file} has ${shown(raw)}: a chunk has at most ${shown(forOne)}.`,
      ),
    ],
  }
}

function screensOf(manifest: Manifest): readonly string[] {
  return Object.keys(manifest).filter(name => /^src\/screens\/.*-screen\.tsx$/.test(name))
}

/** The scripts that a browser fetches before it runs this one, itself included. */
function loadedWith(name: string, manifest: Manifest): readonly string[] {
  const seen = new Set<string>()
  const walk = (name: string): void => {
    if (seen.has(name)) return
    seen.add(name)
    for (const other of manifest[name]?.imports ?? []) walk(other)
  }
  walk(name)
  return [...seen].flatMap(name => manifest[name]?.file ?? [])
}

/** Without its folder, and without the digest behind it. */
function chunkName(file: string): string {
  return file.replace(/^.*\//, '').replace(/(-[\w-]{8})?\.js$/, '')
}

function shown(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} KB`
}
