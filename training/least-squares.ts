/** Finds the numbers that explain what was seen best, each drawn to 0 as strongly as `caution` says. */
export function leastSquares(size: number, caution: (place: number) => number) {
  const products = Array.from({ length: size }, (_, i) => {
    const row = new Float64Array(size);
    row[i] = caution(i);
    return row;
  });
  const sums = new Float64Array(size);
  let rows = 0;
  return {
    get rows() {
      return rows;
    },
    /** One thing seen: its numbers by place, and what came of it. */
    add(x: readonly (readonly [place: number, number: number])[], y: number): void {
      rows++;
      for (const [i, a] of x) {
        sums[i]! += a * y;
        for (const [j, b] of x) products[i]![j]! += a * b;
      }
    },
    solve: () => solved(products, sums),
  };
}

/** Gauss; the matrix has no zero on its way down, since every place has some caution. */
function solved(matrix: readonly Float64Array[], right: Float64Array): Float64Array {
  const size = right.length;
  const rows = matrix.map((row, i) => Float64Array.from([...row, right[i]!]));
  for (let i = 0; i < size; i++)
    for (let j = i + 1; j < size; j++) {
      const factor = rows[j]![i]! / rows[i]![i]!;
      if (factor === 0) continue;
      for (let k = i; k <= size; k++) rows[j]![k]! -= factor * rows[i]![k]!;
    }
  const found = new Float64Array(size);
  for (let i = size - 1; i >= 0; i--) {
    let rest = rows[i]![size]!;
    for (let k = i + 1; k < size; k++) rest -= rows[i]![k]! * found[k]!;
    found[i] = rest / rows[i]![i]!;
  }
  return found;
}
