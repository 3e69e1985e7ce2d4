// What is told of each request goes out several lines at a time, for to write one costs as much as a tenth of
// a short answer. What still waits goes out when the process ends.

/** In milliseconds. */
const longest = 20

export function logLines(write: (text: string) => void): (line: string) => void {
  let waiting: string[] = []
  const flush = () => {
    if (waiting.length === 0) return
    const text = `${waiting.join('\n')}\n`
    waiting = []
    write(text)
  }
  process.once('exit', flush)
  return line => {
    if (waiting.length === 0) setTimeout(flush, longest).unref()
    waiting.push(line)
  }
}
