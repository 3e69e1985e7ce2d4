// How much water goes on at one time.

/** Megalitres for a hectare, in one watering: more runs off. */
export const mostMegalitresAtOnce = 30

export function isTooMuchWater(megalitres: number, hectares: number): boolean {
  return megalitres > mostMegalitresAtOnce * hectares
}
