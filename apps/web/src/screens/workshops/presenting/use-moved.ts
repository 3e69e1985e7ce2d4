// Whether someone has just moved the mouse or touched the screen: buttons are there for them, and gone for the hall.

import { useEffect, useState } from 'react'

const stays = 3000

export function useMoved(): boolean {
  const [isMoved, setMoved] = useState(false)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const move = () => {
      setMoved(true)
      clearTimeout(timer)
      timer = setTimeout(() => setMoved(false), stays)
    }
    addEventListener('pointermove', move)
    addEventListener('pointerdown', move)
    return () => {
      clearTimeout(timer)
      removeEventListener('pointermove', move)
      removeEventListener('pointerdown', move)
    }
  }, [])
  return isMoved
}
