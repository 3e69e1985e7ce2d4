// Questions between a parent and its workers, each way, and what is answered.

/** A worker as its parent has it, or the process that is one. */
interface Channel {
  send?(word: object, ...callback: unknown[]): unknown
  on(event: 'message', hear: (word: unknown) => void): unknown
}

interface Question {
  readonly ask: string
  readonly number: number
  readonly given?: unknown
}

interface Answer {
  readonly answer: number
  readonly told?: unknown
  readonly failed?: string
}

export type Ask = (question: string, given?: unknown) => Promise<unknown>

/** `patience`, in milliseconds: whoever has not answered by then is taken to be gone. */
export function askingOver(channel: Channel, patience: number): Ask {
  const waiting = new Map<number, (answer: Answer) => void>()
  let last = 0
  channel.on('message', word => {
    if (isObject(word) && 'answer' in word) waiting.get((word as Answer).answer)?.(word as Answer)
  })
  return async (question, given) => {
    last += 1
    const number = last
    const { promise, resolve } = Promise.withResolvers<Answer>()
    waiting.set(number, resolve)
    const giveUp = () => resolve({ answer: number, failed: `Nobody answered ${question}.` })
    const timer = setTimeout(giveUp, patience)
    sendOver(channel, { ask: question, number, given } satisfies Question)
    const { told, failed } = await promise
    clearTimeout(timer)
    waiting.delete(number)
    if (failed !== undefined) throw new Error(failed)
    return told
  }
}

/** By the name of each question. */
export function answerOver(
  channel: Channel,
  answers: Readonly<Record<string, (given: unknown) => unknown>>,
): void {
  const answer = async ({ ask, number, given }: Question): Promise<Answer> => {
    try {
      return { answer: number, told: await answers[ask]?.(given) }
    } catch (error) {
      return { answer: number, failed: error instanceof Error ? error.message : String(error) }
    }
  }
  channel.on('message', word => {
    if (!isObject(word) || !('ask' in word)) return
    void answer(word as Question).then(told => sendOver(channel, told))
  })
}

/** Whoever is gone hears nothing; that it is gone is heard by itself. */
function sendOver(channel: Channel, word: object): void {
  try {
    channel.send?.(word, () => undefined)
  } catch {
    // Its end of the line was closed in this very moment.
  }
}

function isObject(word: unknown): word is object {
  return typeof word === 'object' && word !== null
}
