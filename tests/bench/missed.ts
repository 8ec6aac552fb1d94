/** One sentence when a figure is above its goal. */
export function missed(name: string, figure: number, goal: number): string[] {
  return figure > goal ? [`${name} is ${figure.toFixed(2)}, at most ${goal}`] : [];
}
