// A form that could not be sent leads to the first field that is wrong, whoever says so: the form at once, or
// the server a moment later. Who has gone on to something else in the meantime is left there.

import { useEffect } from 'react'

export function useWayToWrongField() {
  useEffect(() => {
    document.addEventListener('submit', lead)
    return () => document.removeEventListener('submit', lead)
  }, [])
}

function lead({ target: form }: Event) {
  if (!(form instanceof HTMLFormElement)) return
  const from = document.activeElement
  const observer = new MutationObserver(() => {
    if (document.activeElement !== from) return observer.disconnect()
    if (goToWrong(form)) observer.disconnect()
  })
  // What is wrong with it is shown when all that follows from the event is done.
  setTimeout(() => {
    if (document.activeElement !== from || goToWrong(form)) return
    observer.observe(form, { subtree: true, attributeFilter: ['aria-invalid'] })
    setTimeout(() => observer.disconnect(), answerIsDue)
  })
}

/** Milliseconds, after which nobody expects to be led anywhere. */
const answerIsDue = 10_000

function goToWrong(form: HTMLFormElement): boolean {
  const wrong = form.querySelector<HTMLElement>('[aria-invalid="true"]')
  wrong?.focus()
  return wrong !== null
}
