// The least that shows the same figures: bare cells for what is in sight, written again on scrolling. It
// can do nothing else.

import type { MeasuredRow } from './measured-rows.ts'

const [height, width, boxHeight] = [28, 90, 640]

export function openBareSheet(root: HTMLElement, given: readonly MeasuredRow[]): void {
  const names = Object.keys(given[0] ?? {}).filter(name => name !== 'farm_id' && name !== 'made')
  const rows = given.map(row => names.map(name => String(row[name])))
  const box = document.createElement('div')
  box.setAttribute('role', 'grid')
  box.style.cssText = `height:${boxHeight}px;overflow:auto;position:relative;contain:strict`
  const ground = document.createElement('div')
  ground.style.cssText = `height:${rows.length * height}px;width:${names.length * width}px`
  const lines = Array.from({ length: Math.ceil(boxHeight / height) + 8 }, () =>
    newLine(names.length),
  )
  ground.append(...lines)
  box.append(ground)
  const show = () => {
    const first = Math.max(0, Math.floor(box.scrollTop / height) - 4)
    lines.forEach((line, place) => showLine(line, rows[first + place], (first + place) * height))
  }
  box.addEventListener('scroll', show)
  box.addEventListener('paste', event => {
    const pasted = (event.clipboardData?.getData('text/plain') ?? '')
      .split('\n')
      .map(line => line.split('\t'))
    pasted.forEach((texts, line) => rows[line]?.splice(3, texts.length, ...texts))
    show()
  })
  root.append(box)
  show()
}

function newLine(cells: number): HTMLElement {
  const line = document.createElement('div')
  line.style.cssText = `position:absolute;display:flex;height:${height}px`
  for (let cell = 0; cell < cells; cell += 1) {
    const span = document.createElement('span')
    span.setAttribute('role', 'gridcell')
    span.style.cssText = `width:${width}px;overflow:hidden`
    line.append(span)
  }
  return line
}

function showLine(line: HTMLElement, texts: readonly string[] | undefined, top: number): void {
  line.style.top = `${top}px`
  ;[...line.children].forEach((cell, place) => (cell.textContent = texts?.[place] ?? ''))
}
