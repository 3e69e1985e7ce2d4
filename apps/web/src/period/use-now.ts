// What holds now, asked for later: the function stays one and the same.

import { useCallback, useLayoutEffect, useRef } from 'react'

export function useNow<Value>(value: Value): () => Value {
  const latest = useRef(value)
  useLayoutEffect(() => {
    latest.current = value
  })
  return useCallback(() => latest.current, [])
}
