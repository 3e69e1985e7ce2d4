// What an animal of a mob weighs, and what one can weigh.

/** Kilograms a head; nothing without a head. */
export function averageWeight(kilograms: number, head: number): number | undefined {
  return head === 0 ? undefined : kilograms / head
}

export function isPossibleWeight(kilogramsAHead: number): boolean {
  return kilogramsAHead >= 1 && kilogramsAHead <= 1500
}
