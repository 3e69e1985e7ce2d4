// A letter as a page: what its text says, in Furrow's look. Nothing is fetched from anywhere, everything that was typed
// is escaped, and only an address on a line of its own becomes a link.

import { becauseWords } from '../access/sign-in/letter.ts'
import type { WaitingLetter } from './mail-transport.ts'

export function letterHtml({ subject, body }: Pick<WaitingLetter, 'subject' | 'body'>): string {
  const parts = body
    .trim()
    .split(/\n{2,}/)
    .map(part => part.split('\n'))
  const isEnding = ([first = '']: readonly string[]) => first.startsWith(becauseWords)
  const render = (these: readonly (readonly string[])[], link: (at: string) => string) =>
    these.map(lines => partHtml(lines, link)).join('\n')
  const said = parts.filter(lines => !isEnding(lines))
  return `<!doctype html>
<html lang="en-AU">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escaped(subject)}</title>
<style>${style}</style>
</head>
<body>
<div class="page">
<p class="name">Furrow</p>
<div class="sheet">
${render(said, buttonHtml)}
</div>
<div class="ending">
${render(parts.filter(isEnding), linkHtml)}
</div>
</div>
</body>
</html>
`
}

/** Lines that belong together: a list, links, and what is said, a quotation on a line of its own. */
function partHtml(lines: readonly string[], link: (at: string) => string): string {
  const blocks: { kind: 'item' | 'link' | 'quote' | 'text'; lines: string[] }[] = []
  for (const line of lines) {
    const kind = kindOf(line)
    const last = blocks.at(-1)
    if (last?.kind === kind) last.lines.push(line)
    else blocks.push({ kind, lines: [line] })
  }
  return blocks
    .map(block => {
      if (block.kind === 'link') return block.lines.map(link).join('\n')
      if (block.kind === 'item') return listHtml(block.lines)
      const text = block.lines.map(escaped).join('<br>\n')
      return block.kind === 'quote' ? `<blockquote>${text}</blockquote>` : `<p>${text}</p>`
    })
    .join('\n')
}

function kindOf(line: string) {
  if (/^https?:\/\/\S+$/.test(line) && URL.canParse(line)) return 'link'
  if (line.startsWith('- ')) return 'item'
  return line.startsWith('“') ? 'quote' : 'text'
}

function listHtml(lines: readonly string[]): string {
  return `<ul>${lines.map(line => `<li>${escaped(line.slice(2))}</li>`).join('')}</ul>`
}

/** The address stands below, so that one sees where it leads, and can copy it. */
function buttonHtml(address: string): string {
  const at = escaped(address)
  return `<p><a class="button" href="${at}">Open in Furrow</a></p>
<p class="address">${at}</p>`
}

function linkHtml(address: string): string {
  const at = escaped(address)
  return `<p class="address"><a href="${at}">${at}</a></p>`
}

function escaped(text: string): string {
  return text.replaceAll(/[&<>"']/g, sign => `&#${sign.codePointAt(0)};`)
}

const style = `
:root { color-scheme: light dark; }
body { margin: 0; padding: 0; background: #eef6ef; color: #262b26; font: 16px/1.5 -apple-system, "Segoe UI", Roboto, Arial, sans-serif; }
.page { max-width: 560px; margin: 0 auto; padding: 24px 12px; overflow-wrap: anywhere; }
.name { margin: 0 0 12px 16px; color: #265832; font-size: 22px; font-weight: 700; }
.sheet { padding: 8px 16px; background: #ffffff; border-top: 4px solid #2f6b3c; border-radius: 8px; }
p, ul, blockquote { margin: 12px 0; }
ul { padding-left: 20px; }
blockquote { margin-left: 0; padding-left: 12px; border-left: 4px solid #b7d6bd; }
.button { display: inline-block; padding: 12px 20px; background: #2f6b3c; border-radius: 8px; color: #ffffff; font-weight: 600; text-decoration: none; }
.address, .ending { color: #454c44; font-size: 14px; }
.ending { padding: 0 16px; }
.ending a { color: #265832; }
@media (prefers-color-scheme: dark) {
  body { background: #171b17; color: #ecede7; }
  .name, .ending a { color: #90c09a; }
  .sheet { background: #222722; border-top-color: #6fae7c; }
  .address, .ending { color: #d3d6cd; }
  blockquote { border-left-color: #4f9560; }
}
`
