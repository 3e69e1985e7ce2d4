// Why a period cannot be submitted now, in a sentence.

interface Submitting {
  readonly maySubmit: boolean
  /** Names of those who may. */
  readonly managers: readonly string[]
  /** What is left to fix; nothing as long as it is not known. */
  readonly blockers: readonly unknown[] | undefined
}

/** Nothing where it can be. */
export function whyNotSubmitted({ maySubmit, managers, blockers }: Submitting): string | undefined {
  if (!maySubmit) {
    const whom = managers.length > 0 ? `: ask ${managers.join(' or ')}` : ''
    return `Only a manager of the farm can submit it${whom}.`
  }
  if (!blockers) return 'Still checking whether anything is missing. Try again in a moment.'
  if (blockers.length === 0) return undefined
  return blockers.length === 1
    ? 'It can’t be submitted yet: 1 thing above is left to fix.'
    : `It can’t be submitted yet: ${blockers.length} things above are left to fix.`
}
