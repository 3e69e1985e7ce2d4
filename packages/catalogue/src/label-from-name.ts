// What a field is called by its name alone, where its declaration does not say.

/** "soil_type" and "ancestorIds" as a farmer would read them: "Soil type", "Ancestor ids". */
export function labelFromName(name: string): string {
  const words = name
    .replace(/(_id|Id)$/, '')
    .replace(/([a-z])([A-Z])/g, '$1_$2')
    .toLowerCase()
    .split('_')
    .join(' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
