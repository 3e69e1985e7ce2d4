// What a wizard asks, step by step, and what the answer is missing for.

export interface WizardQuestion {
  /** Lasting: answers are kept by it. */
  readonly name: string
  readonly step: string
  /** What is missing: `Variety`. */
  readonly asks: string
  /** How it is said that it does not apply; nothing where it always does. */
  readonly none: string | undefined
  /** What it is missing for, one by one; none where it is asked of the whole. */
  readonly lacking: readonly unknown[]
  readonly state: 'open' | 'unknown' | 'none'
  /** Something that can't be so, not something that is missing. */
  readonly isWrong?: true
}

/** How many answers are open: one for each that it is missing for. */
export function openCount(questions: readonly WizardQuestion[], step?: string): number {
  return questions
    .filter(one => one.state === 'open' && (step === undefined || one.step === step))
    .reduce((sum, { lacking }) => sum + (lacking.length || 1), 0)
}

export function answerWord(
  { none }: WizardQuestion,
  answer: Exclude<WizardQuestion['state'], 'open'>,
): string {
  return answer === 'unknown' ? 'don’t know yet' : (none ?? 'not applicable').toLowerCase()
}
