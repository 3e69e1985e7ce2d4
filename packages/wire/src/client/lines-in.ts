// The lines of an answer, each as soon as it is whole. What breaks off in the middle is no line.

export async function* linesIn({ body }: Response): AsyncGenerator<string, void> {
  if (!body) return
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let begun = ''
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      const pieces = (begun + decoder.decode(value, { stream: true })).split('\n')
      begun = pieces.pop() ?? ''
      yield* pieces.filter(line => line.trim() !== '')
    }
  } finally {
    // A stream that failed cannot be cancelled, and need not be.
    await reader.cancel().catch(() => undefined)
  }
}
