;; The sums of a small neural net (see net.ts), in 128-bit SIMD: eight 16-bit or four 32-bit numbers at a time.
;; Assembled by `npm run kernel`; a test checks that kernel.wasm is what this file assembles to.
;; All parameters that are places are byte addresses in the imported memory, aligned to 16 bytes.

(module
  (import "net" "memory" (memory 1))

  ;; Incremental first layer (an accumulator, as in NNUE): compares the features $x with those of the last evaluation, adds what the changed
  ;; features' weights change to the 32-bit $sums, and stores $x over $last.
  ;;
  ;; Changes are first listed without a branch: each entry is written, and the end of the list moves on only if the change is not 0
  ;; (a branch would often be mispredicted). Then two rows of 16-bit weights are added at a time.
  (func (export "update")
    (param $x i32) (param $xEnd i32) (param $last i32) (param $sums i32)
    (param $weights i32) (param $rowBytes i32) (param $changes i32) (param $rows i32)
    (local $change i32) (local $changesEnd i32) (local $rowsEnd i32)
    (local $from i32) (local $otherFrom i32) (local $to i32) (local $fromEnd i32)
    (local $factors v128) (local $row v128) (local $other v128)

    (local.set $changesEnd (local.get $changes))
    (local.set $rowsEnd (local.get $rows))

    (loop $nextFourFeatures
      (if (v128.any_true (f32x4.ne (v128.load (local.get $x)) (v128.load (local.get $last))))
        (then
          ;; feature 0 of four
          (local.set $change
            (i32.trunc_f32_s (f32.sub (f32.load (local.get $x)) (f32.load (local.get $last)))))
          (i32.store16 (local.get $changesEnd) (local.get $change))
          (i32.store (local.get $rowsEnd) (local.get $weights))
          (local.set $changesEnd
            (i32.add (local.get $changesEnd) (i32.shl (i32.ne (local.get $change) (i32.const 0)) (i32.const 1))))
          (local.set $rowsEnd
            (i32.add (local.get $rowsEnd) (i32.shl (i32.ne (local.get $change) (i32.const 0)) (i32.const 2))))
          (local.set $weights (i32.add (local.get $weights) (local.get $rowBytes)))
          ;; feature 1 of four
          (local.set $change
            (i32.trunc_f32_s (f32.sub (f32.load offset=4 (local.get $x)) (f32.load offset=4 (local.get $last)))))
          (i32.store16 (local.get $changesEnd) (local.get $change))
          (i32.store (local.get $rowsEnd) (local.get $weights))
          (local.set $changesEnd
            (i32.add (local.get $changesEnd) (i32.shl (i32.ne (local.get $change) (i32.const 0)) (i32.const 1))))
          (local.set $rowsEnd
            (i32.add (local.get $rowsEnd) (i32.shl (i32.ne (local.get $change) (i32.const 0)) (i32.const 2))))
          (local.set $weights (i32.add (local.get $weights) (local.get $rowBytes)))
          ;; feature 2 of four
          (local.set $change
            (i32.trunc_f32_s (f32.sub (f32.load offset=8 (local.get $x)) (f32.load offset=8 (local.get $last)))))
          (i32.store16 (local.get $changesEnd) (local.get $change))
          (i32.store (local.get $rowsEnd) (local.get $weights))
          (local.set $changesEnd
            (i32.add (local.get $changesEnd) (i32.shl (i32.ne (local.get $change) (i32.const 0)) (i32.const 1))))
          (local.set $rowsEnd
            (i32.add (local.get $rowsEnd) (i32.shl (i32.ne (local.get $change) (i32.const 0)) (i32.const 2))))
          (local.set $weights (i32.add (local.get $weights) (local.get $rowBytes)))
          ;; feature 3 of four
          (local.set $change
            (i32.trunc_f32_s (f32.sub (f32.load offset=12 (local.get $x)) (f32.load offset=12 (local.get $last)))))
          (i32.store16 (local.get $changesEnd) (local.get $change))
          (i32.store (local.get $rowsEnd) (local.get $weights))
          (local.set $changesEnd
            (i32.add (local.get $changesEnd) (i32.shl (i32.ne (local.get $change) (i32.const 0)) (i32.const 1))))
          (local.set $rowsEnd
            (i32.add (local.get $rowsEnd) (i32.shl (i32.ne (local.get $change) (i32.const 0)) (i32.const 2))))
          (local.set $weights (i32.add (local.get $weights) (local.get $rowBytes)))
          (v128.store (local.get $last) (v128.load (local.get $x))))
        (else
          (local.set $weights (i32.add (local.get $weights) (i32.shl (local.get $rowBytes) (i32.const 2))))))
      (local.set $x (i32.add (local.get $x) (i32.const 16)))
      (local.set $last (i32.add (local.get $last) (i32.const 16)))
      (br_if $nextFourFeatures (i32.lt_u (local.get $x) (local.get $xEnd))))

    ;; Rows are added in pairs; where their number is odd, the last one's partner is whatever row stands there, times 0.
    (i32.store16 (local.get $changesEnd) (i32.const 0))

    (if (i32.lt_u (local.get $changes) (local.get $changesEnd))
      (then
        (loop $nextTwoRows
          (local.set $factors (v128.load32_splat (local.get $changes)))
          (local.set $from (i32.load (local.get $rows)))
          (local.set $otherFrom (i32.load offset=4 (local.get $rows)))
          (local.set $fromEnd (i32.add (local.get $from) (local.get $rowBytes)))
          (local.set $to (local.get $sums))
          (loop $nextSixteenSums
            (local.set $row (v128.load (local.get $from)))
            (local.set $other (v128.load (local.get $otherFrom)))
            (v128.store (local.get $to)
              (i32x4.add (v128.load (local.get $to))
                (i32x4.dot_i16x8_s
                  (i8x16.shuffle 0 1 16 17 2 3 18 19 4 5 20 21 6 7 22 23 (local.get $row) (local.get $other))
                  (local.get $factors))))
            (v128.store offset=16 (local.get $to)
              (i32x4.add (v128.load offset=16 (local.get $to))
                (i32x4.dot_i16x8_s
                  (i8x16.shuffle 8 9 24 25 10 11 26 27 12 13 28 29 14 15 30 31 (local.get $row) (local.get $other))
                  (local.get $factors))))
            (local.set $row (v128.load offset=16 (local.get $from)))
            (local.set $other (v128.load offset=16 (local.get $otherFrom)))
            (v128.store offset=32 (local.get $to)
              (i32x4.add (v128.load offset=32 (local.get $to))
                (i32x4.dot_i16x8_s
                  (i8x16.shuffle 0 1 16 17 2 3 18 19 4 5 20 21 6 7 22 23 (local.get $row) (local.get $other))
                  (local.get $factors))))
            (v128.store offset=48 (local.get $to)
              (i32x4.add (v128.load offset=48 (local.get $to))
                (i32x4.dot_i16x8_s
                  (i8x16.shuffle 8 9 24 25 10 11 26 27 12 13 28 29 14 15 30 31 (local.get $row) (local.get $other))
                  (local.get $factors))))
            (local.set $from (i32.add (local.get $from) (i32.const 32)))
            (local.set $otherFrom (i32.add (local.get $otherFrom) (i32.const 32)))
            (local.set $to (i32.add (local.get $to) (i32.const 64)))
            (br_if $nextSixteenSums (i32.lt_u (local.get $from) (local.get $fromEnd))))
          (local.set $changes (i32.add (local.get $changes) (i32.const 4)))
          (local.set $rows (i32.add (local.get $rows) (i32.const 8)))
          (br_if $nextTwoRows (i32.lt_u (local.get $changes) (local.get $changesEnd)))))))

  ;; Clipped ReLU of the first layer: shifts the sums down, clips them to 0..$top and lists them in pairs of 16 bits, each with the address of
  ;; its weights in the second layer. Pairs of zeros are left out. Returns the end of the list.
  (func (export "clippedRelu")
    (param $sums i32) (param $sumsEnd i32) (param $weights i32) (param $rowBytes i32)
    (param $pairs i32) (param $shift i32) (param $top i32)
    (result i32)
    (local $pair i32) (local $eight v128)

    (loop $nextEightSums
      (local.set $eight
        (i16x8.max_s
          (i16x8.min_s
            (i16x8.narrow_i32x4_s
              (i32x4.shr_s (v128.load (local.get $sums)) (local.get $shift))
              (i32x4.shr_s (v128.load offset=16 (local.get $sums)) (local.get $shift)))
            (i16x8.splat (local.get $top)))
          (i16x8.splat (i32.const 0))))
      ;; pair 0 of four
      (local.set $pair (i32x4.extract_lane 0 (local.get $eight)))
      (i32.store (local.get $pairs) (local.get $pair))
      (i32.store offset=4 (local.get $pairs) (local.get $weights))
      (local.set $pairs
        (i32.add (local.get $pairs) (i32.shl (i32.ne (local.get $pair) (i32.const 0)) (i32.const 3))))
      (local.set $weights (i32.add (local.get $weights) (local.get $rowBytes)))
      ;; pair 1 of four
      (local.set $pair (i32x4.extract_lane 1 (local.get $eight)))
      (i32.store (local.get $pairs) (local.get $pair))
      (i32.store offset=4 (local.get $pairs) (local.get $weights))
      (local.set $pairs
        (i32.add (local.get $pairs) (i32.shl (i32.ne (local.get $pair) (i32.const 0)) (i32.const 3))))
      (local.set $weights (i32.add (local.get $weights) (local.get $rowBytes)))
      ;; pair 2 of four
      (local.set $pair (i32x4.extract_lane 2 (local.get $eight)))
      (i32.store (local.get $pairs) (local.get $pair))
      (i32.store offset=4 (local.get $pairs) (local.get $weights))
      (local.set $pairs
        (i32.add (local.get $pairs) (i32.shl (i32.ne (local.get $pair) (i32.const 0)) (i32.const 3))))
      (local.set $weights (i32.add (local.get $weights) (local.get $rowBytes)))
      ;; pair 3 of four
      (local.set $pair (i32x4.extract_lane 3 (local.get $eight)))
      (i32.store (local.get $pairs) (local.get $pair))
      (i32.store offset=4 (local.get $pairs) (local.get $weights))
      (local.set $pairs
        (i32.add (local.get $pairs) (i32.shl (i32.ne (local.get $pair) (i32.const 0)) (i32.const 3))))
      (local.set $weights (i32.add (local.get $weights) (local.get $rowBytes)))
      (local.set $sums (i32.add (local.get $sums) (i32.const 32)))
      (br_if $nextEightSums (i32.lt_u (local.get $sums) (local.get $sumsEnd))))

    ;; An empty list is read as one pair of zeros.
    (i32.store (local.get $pairs) (i32.const 0))
    (local.get $pairs))

  ;; Second layer and output: 32 second-layer outputs at a time, from the listed pairs. Each sum is scaled, gets its bias, is rectified,
  ;; multiplied by its output weight and added up. $ends holds scales, biases and output weights, four of each in turn.
  (func (export "finish")
    (param $pairs i32) (param $pairsEnd i32) (param $ends i32) (param $endsEnd i32)
    (result f32)
    (local $from i32) (local $row i32) (local $offset i32)
    (local $some v128) (local $total v128)
    (local $sum0 v128) (local $sum1 v128) (local $sum2 v128) (local $sum3 v128)
    (local $sum4 v128) (local $sum5 v128) (local $sum6 v128) (local $sum7 v128)

    (loop $nextThirtyTwoOutputs
      (local.set $sum0 (i32x4.splat (i32.const 0)))
      (local.set $sum1 (i32x4.splat (i32.const 0)))
      (local.set $sum2 (i32x4.splat (i32.const 0)))
      (local.set $sum3 (i32x4.splat (i32.const 0)))
      (local.set $sum4 (i32x4.splat (i32.const 0)))
      (local.set $sum5 (i32x4.splat (i32.const 0)))
      (local.set $sum6 (i32x4.splat (i32.const 0)))
      (local.set $sum7 (i32x4.splat (i32.const 0)))
      (local.set $from (local.get $pairs))
      (loop $nextPair
        (local.set $some (v128.load32_splat (local.get $from)))
        (local.set $row (i32.add (i32.load offset=4 (local.get $from)) (local.get $offset)))
        (local.set $sum0
          (i32x4.add (local.get $sum0) (i32x4.dot_i16x8_s (local.get $some) (v128.load (local.get $row)))))
        (local.set $sum1
          (i32x4.add (local.get $sum1) (i32x4.dot_i16x8_s (local.get $some) (v128.load offset=16 (local.get $row)))))
        (local.set $sum2
          (i32x4.add (local.get $sum2) (i32x4.dot_i16x8_s (local.get $some) (v128.load offset=32 (local.get $row)))))
        (local.set $sum3
          (i32x4.add (local.get $sum3) (i32x4.dot_i16x8_s (local.get $some) (v128.load offset=48 (local.get $row)))))
        (local.set $sum4
          (i32x4.add (local.get $sum4) (i32x4.dot_i16x8_s (local.get $some) (v128.load offset=64 (local.get $row)))))
        (local.set $sum5
          (i32x4.add (local.get $sum5) (i32x4.dot_i16x8_s (local.get $some) (v128.load offset=80 (local.get $row)))))
        (local.set $sum6
          (i32x4.add (local.get $sum6) (i32x4.dot_i16x8_s (local.get $some) (v128.load offset=96 (local.get $row)))))
        (local.set $sum7
          (i32x4.add (local.get $sum7) (i32x4.dot_i16x8_s (local.get $some) (v128.load offset=112 (local.get $row)))))
        (local.set $from (i32.add (local.get $from) (i32.const 8)))
        (br_if $nextPair (i32.lt_u (local.get $from) (local.get $pairsEnd))))

      (local.set $total
        (f32x4.add (local.get $total)
          (f32x4.mul
            (f32x4.max
              (f32x4.add
                (f32x4.mul (f32x4.convert_i32x4_s (local.get $sum0)) (v128.load (local.get $ends)))
                (v128.load offset=16 (local.get $ends)))
              (i32x4.splat (i32.const 0)))
            (v128.load offset=32 (local.get $ends)))))
      (local.set $total
        (f32x4.add (local.get $total)
          (f32x4.mul
            (f32x4.max
              (f32x4.add
                (f32x4.mul (f32x4.convert_i32x4_s (local.get $sum1)) (v128.load offset=48 (local.get $ends)))
                (v128.load offset=64 (local.get $ends)))
              (i32x4.splat (i32.const 0)))
            (v128.load offset=80 (local.get $ends)))))
      (local.set $total
        (f32x4.add (local.get $total)
          (f32x4.mul
            (f32x4.max
              (f32x4.add
                (f32x4.mul (f32x4.convert_i32x4_s (local.get $sum2)) (v128.load offset=96 (local.get $ends)))
                (v128.load offset=112 (local.get $ends)))
              (i32x4.splat (i32.const 0)))
            (v128.load offset=128 (local.get $ends)))))
      (local.set $total
        (f32x4.add (local.get $total)
          (f32x4.mul
            (f32x4.max
              (f32x4.add
                (f32x4.mul (f32x4.convert_i32x4_s (local.get $sum3)) (v128.load offset=144 (local.get $ends)))
                (v128.load offset=160 (local.get $ends)))
              (i32x4.splat (i32.const 0)))
            (v128.load offset=176 (local.get $ends)))))
      (local.set $total
        (f32x4.add (local.get $total)
          (f32x4.mul
            (f32x4.max
              (f32x4.add
                (f32x4.mul (f32x4.convert_i32x4_s (local.get $sum4)) (v128.load offset=192 (local.get $ends)))
                (v128.load offset=208 (local.get $ends)))
              (i32x4.splat (i32.const 0)))
            (v128.load offset=224 (local.get $ends)))))
      (local.set $total
        (f32x4.add (local.get $total)
          (f32x4.mul
            (f32x4.max
              (f32x4.add
                (f32x4.mul (f32x4.convert_i32x4_s (local.get $sum5)) (v128.load offset=240 (local.get $ends)))
                (v128.load offset=256 (local.get $ends)))
              (i32x4.splat (i32.const 0)))
            (v128.load offset=272 (local.get $ends)))))
      (local.set $total
        (f32x4.add (local.get $total)
          (f32x4.mul
            (f32x4.max
              (f32x4.add
                (f32x4.mul (f32x4.convert_i32x4_s (local.get $sum6)) (v128.load offset=288 (local.get $ends)))
                (v128.load offset=304 (local.get $ends)))
              (i32x4.splat (i32.const 0)))
            (v128.load offset=320 (local.get $ends)))))
      (local.set $total
        (f32x4.add (local.get $total)
          (f32x4.mul
            (f32x4.max
              (f32x4.add
                (f32x4.mul (f32x4.convert_i32x4_s (local.get $sum7)) (v128.load offset=336 (local.get $ends)))
                (v128.load offset=352 (local.get $ends)))
              (i32x4.splat (i32.const 0)))
            (v128.load offset=368 (local.get $ends)))))
      (local.set $offset (i32.add (local.get $offset) (i32.const 128)))
      (local.set $ends (i32.add (local.get $ends) (i32.const 384)))
      (br_if $nextThirtyTwoOutputs (i32.lt_u (local.get $ends) (local.get $endsEnd))))

    (f32.add
      (f32.add (f32x4.extract_lane 0 (local.get $total)) (f32x4.extract_lane 1 (local.get $total)))
      (f32.add (f32x4.extract_lane 2 (local.get $total)) (f32x4.extract_lane 3 (local.get $total))))))
