// A boundary while it is drawn on the map: what it is by now, what it holds, and whom it runs into.

import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { boundsOfShapes, widened } from '../../map/bounds.ts'
import { drawnShape, ringsIn } from '../../map/drawn-shape.ts'
import type { FarmMap } from '../../map/farm-map.ts'
import { polygonsOf } from '../../map/shape.ts'
import type { Sketch, SketchState } from '../../map/sketch.ts'
import type { LandPaddock, MappedLand } from './mapped-land.ts'
import { overlapsOf } from './overlaps.ts'

export function useSketch(map: FarmMap, paddock: LandPaddock, { paddocks }: MappedLand) {
  const [state, setState] = useState<SketchState>()
  const [sketch, setSketch] = useState<Sketch>()
  const neighbours = useMemo(
    () =>
      paddocks.flatMap(({ id, name, shape }) =>
        shape && id !== paddock.id ? [{ name, shape }] : [],
      ),
    [paddocks, paddock.id],
  )
  // What colleagues save in the meantime does not begin the drawing again.
  const first = useRef({ paddock, neighbours })
  useEffect(() => {
    const { paddock, neighbours } = first.current
    const near = paddock.shape && boundsOfShapes([paddock.shape])
    if (near) map.fit(widened(near))
    const begun = map.sketch({
      rings: paddock.shape ? ringsIn(paddock.shape) : [],
      neighbours: neighbours.flatMap(({ shape }) => polygonsOf(shape).flat()),
      onChange: setState,
    })
    setSketch(begun)
    return () => begun.end()
  }, [map])
  useSketchKeys(sketch)
  const drawn = useMemo(() => state && drawnShape(state.rings), [state])
  const late = useDeferredValue(drawn)
  const overlaps = useMemo(
    () => (late ? overlapsOf(late.shape, neighbours) : []),
    [late, neighbours],
  )
  return { state, sketch, drawn, overlaps }
}

/** While someone draws, undoing is about corners, not about what was saved before. */
function useSketchKeys(sketch: Sketch | undefined): void {
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      const key = event.key.toLowerCase()
      if (!sketch || !(event.ctrlKey || event.metaKey) || (key !== 'z' && key !== 'y')) return
      event.preventDefault()
      event.stopPropagation()
      if (key === 'y' || event.shiftKey) sketch.redo()
      else sketch.undo()
    }
    window.addEventListener('keydown', hear, { capture: true })
    return () => window.removeEventListener('keydown', hear, { capture: true })
  }, [sketch])
}
