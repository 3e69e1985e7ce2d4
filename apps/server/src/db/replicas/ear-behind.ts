// What is heard of the primary, passed on in the same order once all who are asked know of it.

import type { Ear } from '../hear-notices.ts'

export function earBehind(ear: Ear, haveCaughtUp: () => Promise<void>): Ear {
  let heard: (() => void)[] = []
  let isPassingOn = false
  const passOn = async () => {
    isPassingOn = true
    while (heard.length > 0) {
      const told = heard
      heard = []
      // Where even the primary does not answer, what was heard is told all the same: whoever looks then asks again.
      await haveCaughtUp().catch(() => undefined)
      for (const tell of told) tell()
    }
    isPassingOn = false
  }
  const later = (tell: () => void) => {
    heard.push(tell)
    if (!isPassingOn) void passOn()
  }
  return {
    heard: notice => later(() => ear.heard(notice)),
    began: () => later(() => ear.began()),
  }
}
