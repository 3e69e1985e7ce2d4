// What farms sell, as accounts name it.

export const rainGrown =
  'Wheat; Durum; Barley; Oats; Triticale; Canola; Chickpeas; Lentils; Lupins; Faba Beans; ' +
  'Field Peas; Mungbeans; Sorghum; Maize; Corn; Sunflowers; Vetch; Safflower; Linseed; ' +
  'Soybeans; Millet; Grain; Pulses; Crop'
export const watered = 'Cotton; Cotton Lint; Lint; Cotton Seed; Cottonseed; Rice'
export const ofSheep =
  'Sheep; Lambs; Prime Lambs; Store Lambs; Ewes; CFA Ewes; Rams; Wethers; Hoggets; Mutton'
export const ofCattle =
  'Cattle; Weaners; Steers; Heifers; Cows; Cull Cows; Calves; Bulls; Bullocks; Store Cattle; ' +
  'Fat Cattle; Feeders'
export const otherStock = 'Goats; Pigs; Horses; Deer; Alpacas; Poultry; Eggs'
