// A value as it was drawn last, for handlers and effects that must not be made again with it.

import { useLayoutEffect, useRef } from 'react'
import type { RefObject } from 'react'

export function useLatest<Value>(value: Value): RefObject<Value> {
  const latest = useRef(value)
  useLayoutEffect(() => {
    latest.current = value
  })
  return latest
}
