// A question that many ask at once is asked of the database one time after the other, not side by side:
// whoever comes while it is being answered shares the next answer. Nobody gets one that was begun
// before they asked, so what was committed by then is in it.

type Ask<Answer> = () => Promise<Answer>

interface Asked<Answer> {
  readonly now: Promise<Answer>
  next: Promise<Answer> | undefined
}

export function sharedAnswers<Answer>(): (key: string, ask: Ask<Answer>) => Promise<Answer> {
  const asked = new Map<string, Asked<Answer>>()
  const begin = (key: string, ask: Ask<Answer>): Promise<Answer> => {
    const mine: Asked<Answer> = { now: ask(), next: undefined }
    asked.set(key, mine)
    const end = () => void (mine.next ?? asked.delete(key))
    mine.now.then(end, end)
    return mine.now
  }
  return (key, ask) => {
    const before = asked.get(key)
    if (!before) return begin(key, ask)
    const again = () => begin(key, ask)
    before.next ??= before.now.then(again, again)
    return before.next
  }
}
