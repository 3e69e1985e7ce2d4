// Answers that are no figure: that something is not known yet, or does not apply. They are kept with
// what they are about, so that whoever helps the farm meets them, too.

export type Answer = 'unknown' | 'none'

/** By the name of the question. */
export type Answers = Readonly<Record<string, Answer>>

export function readAnswers(kept: unknown): Answers {
  if (typeof kept !== 'object' || kept === null) return {}
  return Object.fromEntries(Object.entries(kept).filter(([, answer]) => isAnswer(answer)))
}

function isAnswer(said: unknown): said is Answer {
  return said === 'unknown' || said === 'none'
}

/** Nothing takes an answer back. */
export function withAnswer(
  answers: Answers,
  question: string,
  answer: Answer | undefined,
): Answers {
  const { [question]: _, ...others } = answers
  return answer ? { ...others, [question]: answer } : others
}
