// What the first line of a migration says to servers of other releases: whether they run on, beside it or after it.

export interface Migration {
  readonly name: string
  readonly text: string
  readonly checksum: string
}

export interface MigrationStep {
  /** Servers of an older release do not run on a database that holds it. */
  readonly needsRelease: number
  readonly isContract: boolean
  /** Each statement by itself, as those that build or look through something while people work ask for. */
  readonly isInPieces: boolean
}

/** As far as any of them goes that can tell one step from the other. */
const firstRelease = 1

const firstLine =
  /^-- (?:expand|(contract), needs release (\d+))(, outside a transaction)?: (?=\S.*\n)/

/** Nothing where it says nothing, as those of the first release do. */
export function stepOf({ text }: Pick<Migration, 'text'>): MigrationStep | undefined {
  const said = firstLine.exec(text)
  if (!said) return undefined
  const [, contract, release, inPieces] = said
  return {
    needsRelease: Number(release ?? firstRelease),
    isContract: contract !== undefined,
    isInPieces: inPieces !== undefined,
  }
}

/** Each release begins with a migration of its own, so that a database holds which one was at it last. */
export function releaseOf(migrations: readonly Pick<Migration, 'name'>[]): number {
  const begun = migrations.map(({ name }) => Number(/^\d+-release-(\d+)\.sql$/.exec(name)?.[1]))
  return Math.max(firstRelease, ...begun.filter(Number.isInteger))
}

/** Of one that is applied in pieces, which holds plain statements alone. */
export function piecesOf({ text }: Pick<Migration, 'text'>): readonly string[] {
  return text.split(/;\n/).filter(piece => piece.replaceAll(/^--.*$/gm, '').trim() !== '')
}
