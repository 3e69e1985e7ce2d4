// A value once nobody has changed it for a moment: what follows from all years of a gauge is reckoned
// when a figure has been sent, not between the key and the sending.

import { useEffect, useState } from 'react'

/** In milliseconds. */
const pause = 600

export function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pause)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}
