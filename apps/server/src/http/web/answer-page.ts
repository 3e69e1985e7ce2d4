// The page of a link from an invitation: what the workshop is, and two buttons. Looking at it changes nothing, for
// programs that check email open every link.

import { dayInWords } from '@furrow/farming/dates/dates'
import type { AnswerAsked } from '../../workshops/answer-link.ts'
import { whenAndWhere } from '../../workshops/workshop-letter.ts'
import { pageText, safe } from './html-page.ts'

const style = `<style>
.facts-of { display: grid; grid-template-columns: max-content 1fr; gap: 4px 16px; margin: 20px 0; }
.facts-of dt { color: var(--soft); }
.facts-of dd { margin: 0; overflow-wrap: anywhere; }
.answers { display: flex; flex-wrap: wrap; gap: 12px; margin: 24px 0; }
.answers button { font: inherit; font-weight: 600; min-height: 48px; padding: 10px 22px; border-radius: 8px;
  border: 1px solid var(--accent); background: var(--accent); color: var(--ground); cursor: pointer; }
.answers .other { background: transparent; color: var(--accent); }
.agenda { white-space: pre-line; }
.follow { display: inline-block; font-weight: 600; padding: 11px 22px; border-radius: 8px; border: 1px solid var(--accent); }
</style>`

export function answerPage(
  { workshop, name, farm, status, full, over, isShown }: AnswerAsked,
  token: string,
): string {
  const facts = whenAndWhere(workshop).map(
    ([what, text]) => `<dt>${what}</dt><dd>${safe(text)}</dd>`,
  )
  const body = [
    style,
    `<h1>${safe(workshop.name)}</h1>`,
    `<p>For ${safe(name)}, ${safe(farm)}</p>`,
    isShown
      ? `<p><a class="follow" href="/answer/${encodeURIComponent(token)}/screen">Follow on this phone</a></p>`
      : '',
    `<dl class="facts-of">${facts.join('')}</dl>`,
    workshop.agenda ? `<h2>Agenda</h2><p class="agenda">${safe(workshop.agenda)}</p>` : '',
    `<p class="state" role="status">${safe(saidSoFar(status))}</p>`,
    over === null ? '' : `<p>${safe(over)}</p>`,
    over === null && full !== null ? `<p>${safe(full)}</p>` : '',
    over === null ? buttons({ token, status, isFull: full !== null }) : '',
    workshop.date === null || over !== null
      ? ''
      : `<p class="soft">You can change your answer until ${dayInWords(workshop.date)}.</p>`,
  ]
  return pageText({ title: workshop.name, body: body.join('\n') })
}

function saidSoFar(status: AnswerAsked['status']): string {
  if (status === 'Attending') return 'You said you’re attending.'
  return status === 'Not Attending' ? 'You said you’re not attending.' : 'You haven’t answered yet.'
}

interface Answers {
  readonly token: string
  readonly status: AnswerAsked['status']
  readonly isFull: boolean
}

/** Each of its own form, which sends nothing but where it goes. */
function buttons({ token, status, isFull }: Answers): string {
  const form = (answer: string, words: string, kind: string) =>
    `<form method="post" action="/answer/${encodeURIComponent(token)}/${answer}"><button${kind}>${words}</button></form>`
  const yes = status === 'Attending' || isFull ? '' : form('attending', 'I’m attending', '')
  const no =
    status === 'Not Attending' ? '' : form('not-attending', 'I’m not attending', ' class="other"')
  return `<div class="answers">${yes}${no}</div>`
}

export function linkRefusedPage(sentence: string, back?: string): string {
  const again = back
    ? `<p><a href="/answer/${encodeURIComponent(back)}">Back to your invitation</a></p>`
    : ''
  return pageText({
    title: 'Invitation',
    body: `<h1>Invitation</h1><p>${safe(sentence)}</p>${again}`,
  })
}
