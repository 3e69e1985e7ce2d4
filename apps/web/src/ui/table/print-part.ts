// Prints one part of a page and leaves the rest away: what stands beside the way down to it.

export function printPart(part: HTMLElement, saying: string): void {
  const way = wayTo(part)
  part.dataset['printed'] = saying
  for (const element of way) element.dataset['printWay'] = ''
  part.dataset['printPart'] = ''
  addEventListener('afterprint', () => forget(part, way), { once: true })
  print()
}

function wayTo(part: HTMLElement): readonly HTMLElement[] {
  const way: HTMLElement[] = []
  for (let at = part.parentElement; at; at = at.parentElement) way.push(at)
  return way
}

function forget(part: HTMLElement, way: readonly HTMLElement[]) {
  delete part.dataset['printed']
  delete part.dataset['printPart']
  for (const element of way) delete element.dataset['printWay']
}
