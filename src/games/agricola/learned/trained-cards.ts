/**
 * The hand cards with which the nets were trained, in the order of their inputs. Any other card is judged by what it looks to be
 * worth (known-worth.ts); it gets inputs of its own by being named here when the nets are learned again.
 */
export const TRAINED_CARDS: readonly string[] = (
  "A002 A005 A009 A012 A016 A019 A024 A026 A032 A033 A038 A044 A050 A053 A055 A056 A063 A067 A069 A071 A075 A078 A080 A083 " +
  "A086 A087 A088 A090 A092 A098 A102 A108 A110 A111 A112 A114 A116 A119 A120 A123 A125 A133 A138 A143 A147 A155 A160 A165 " +
  "B002 B008 B010 B013 B016 B019 B024 B025 B033 B036 B039 B045 B047 B050 B056 B057 B061 B062 B066 B068 B074 B077 B080 B084 " +
  "B087 B089 B091 B095 B097 B098 B099 B102 B104 B107 B108 B109 B114 B118 B121 B123 B126 B136 B142 B145 B156 B163 B164 B166 " +
  "C127 L03 L32"
).split(" ");
