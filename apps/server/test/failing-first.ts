// Where people reach Furrow, as it is told by a server that breaks the first time it is asked.

export function failingFirst(): () => string {
  let isFirst = true
  return () => {
    if (!isFirst) return 'https://furrow.example/'
    isFirst = false
    throw new Error('killed')
  }
}
