import type { Translation } from "../../../table/messages.ts";
import type { en } from "./en.ts";

/**
 * Die Wörter des Spiels auf Deutsch. Ein Gemüse hat vier Formen: `is` und `a` im Nominativ und Akkusativ (mit Artikel), `of` im
 * Dativ für das, woraus ein Feld besteht, `all` für alles, was jemand sammelt.
 */
export const de = {
  title: "Master Farmer",
  tagline: "Würfel ziehen, Felder des eigenen Gemüses wachsen lassen, den anderen keinen Platz gönnen.",
  length: "10–20 Min.",

  carrot: { is: "Karotte|Karotten", a: "eine Karotte", of: "Karotten", all: "Karotten" },
  tomato: { is: "Tomate|Tomaten", a: "eine Tomate", of: "Tomaten", all: "Tomaten" },
  corn: { is: "Mais", a: "einen Mais", of: "Mais", all: "Mais" },
  eggplant: { is: "Aubergine|Auberginen", a: "eine Aubergine", of: "Auberginen", all: "Auberginen" },
  pumpkin: { is: "Kürbis|Kürbisse", a: "einen Kürbis", of: "Kürbissen", all: "Kürbisse" },
  lettuce: { is: "Salat|Salate", a: "einen Salat", of: "Salaten", all: "Salate" },

  begin: "Der erste Würfel geht an {seat:seat}",
  name: "{vegetable:all} sammeln",
  draw: "Einen Würfel mit {faces} ziehen",
  show: "Der Würfel zeigt {vegetable:a}",
  place: "{vegetable} auf {cell} legen",
  turn: "Den Würfel auf {vegetable} drehen",

  "ask.lot": "Wer beginnt?",
  "ask.name": "Welches Gemüse sammelst du?",
  "ask.draw": "{n} {n:plural:Würfel ist|Würfel sind} im Beutel. Welcher kommt heraus?",
  "ask.show": "Welche Seite zeigt der Würfel?",
  "ask.place": "Lege den Würfel. Er hat {faces}.",
  "ask.place-solo": "Lege {vegetable:a} oder drehe den Würfel. Drehungen übrig: {turns}.",
  "ask.place-shown": "Lege {vegetable:a}.",
  "ask.turn": "{vegetable} passt nirgends: Drehe den Würfel. Drehungen übrig: {turns}.",
  "ask.nothing": "Du wirst gerade nichts gefragt.",

  "guide.lot": "Der Zufall sagt, wer beginnt.",
  "guide.name": "Nimm das Gemüse, dessen Würfel für dich zählen; niemand sonst kann es sammeln.",
  "guide.draw": "Ein Würfel kommt aus dem Beutel, jeder mit gleicher Aussicht.",
  "guide.show": "Der Würfel kommt mit einer seiner sechs Seiten nach oben heraus.",
  "guide.place": "{choosing} {protectionGuide}",
  "rules.place.face": "Wähle eine Seite, dann eine Zelle neben den anderen Würfeln.",
  "rules.place.given": "Wähle eine Zelle neben den anderen Würfeln für die Seite, die oben liegt.",
  "rules.place.turned":
    "Wähle eine Zelle neben den anderen Würfeln für die Seite, die oben liegt, oder drehe den Würfel auf eine andere.",
  "rules.protection.players-fields.guide": "Zellen neben einem Feld gesammelten Gemüses nehmen nur dieses Gemüse auf.",
  "rules.protection.all-fields.guide": "Zellen neben einem Feld nehmen nur dessen Gemüse auf.",
  "rules.protection.clean-join.guide":
    "Zellen neben einem Feld nehmen nur dessen Gemüse auf, und ein Würfel, der seinesgleichen berührt, berührt sonst nichts.",
  "rules.protection.strict.guide":
    "Zellen neben einem Feld nehmen nur dessen Gemüse auf, und kein Feld darf je etwas anderes berühren.",
  "rules.protection.none.guide": "Jedes Gemüse darf neben jedem liegen.",

  "term.points": "Punkte jetzt",
  "term.room": "Platz zum Wachsen",
  "term.others": "was andere bekommen können",
  "term.fits": "wie gut passt, was kommt",
  "score.field": "Feld mit {vegetable:of}",
  "score.placed": "Gelegte Würfel",
  "score.in-fields": "Würfel in Feldern des vollen Rasters",

  field: "Feld",
  "field.about": "Zwei oder mehr Würfel eines Gemüses, über ihre Kanten verbunden. Ecken verbinden nicht.",
  "reserved-cell": "vorbehaltene Zelle",
  "reserved-cell.about": "Eine leere Zelle, die wegen ihrer Nachbarn nur noch ein Gemüse aufnimmt.",
  "dead-cell": "tote Zelle",
  "dead-cell.about": "Eine leere Zelle, die nichts mehr aufnimmt: Ihre Nachbarn halten jedes Gemüse fern.",
  bag: "Beutel",
  "bag.about": "Die Würfel, die noch kommen. Alle wissen, welche es sind, niemand, in welcher Reihenfolge.",
  aside: "beiseitegelegt",
  "aside.about": "Würfel, die nirgends passten, als sie gezogen wurden.",

  "board.table": "Der Tisch",
  "board.grid": "Das Raster der Würfel",
  "board.hand": "Der Würfel in der Hand",
  "board.vegetables": "Die Gemüse",
  "board.no-cube": "Noch ist kein Würfel gezogen.",
  "board.cube": "{cell}: {vegetable}",
  "board.free": "{cell}: frei",
  "board.far": "{cell}: berührt keinen Würfel",
  "board.dead": "{cell}: tot",
  "board.reserved": "{cell}: vorbehalten für {vegetable:a}",
  "board.face": "{vegetable}, auf einer Seite",
  "board.face-twice": "{vegetable}, auf zwei Seiten",
  "board.faces": "Ein Würfel mit {faces}",
  "board.turns": "noch {n} {n:plural:Drehung|Drehungen}",
  "board.vegetable": "{n} {vegetable#n} in Feldern, von niemandem gesammelt",
  "board.vegetable-of": "{n} {vegetable#n} in Feldern, gesammelt von {seat:seat}",
  "board.collects": "sammelt {vegetable:all}",
  "board.bag": "Beutel: {n} Würfel",
  "board.aside": "Beiseitegelegt: {n} Würfel",

  "option.begins": "Wer beginnt",
  "option.begins.about": "Wer am jüngsten ist, nimmt den ersten Platz, oder der Zufall entscheidet.",
  "option.begins.as-agreed": "Der erste Platz",
  "option.begins.by-lot": "Durch Los",
  "option.protection": "Geschützte Felder",
  "option.protection.about": "Neben welche Felder kein anderes Gemüse gelegt werden darf.",
  "option.protection.players-fields": "Felder gesammelter Gemüse",
  "option.protection.all-fields": "Alle Felder",
  "option.protection.clean-join":
    "Alle Felder, und Würfel kommen nur dort zu ihresgleichen, wo sie sonst nichts berühren",
  "option.protection.strict": "Kein Feld darf je ein anderes Gemüse berühren",
  "option.protection.none": "Keine",
  "option.chooseVegetable": "Das Gemüse wird genannt",
  "option.chooseVegetable.about": "Wann alle sagen, welches Gemüse sie sammeln.",
  "option.chooseVegetable.before-first-cube": "Vor dem ersten Würfel",
  "option.chooseVegetable.with-first-cube": "Von jedem, wenn der eigene erste Würfel liegt",
  "option.unplaceableCube": "Ein Würfel, der nirgends passt",
  "option.unplaceableCube.about": "Was mit ihm geschieht; endet die Partie nicht, geht es reihum weiter.",
  "option.unplaceableCube.set-aside": "Wird beiseitegelegt",
  "option.unplaceableCube.back-into-bag": "Kommt zurück in den Beutel",
  "option.unplaceableCube.ends-game": "Beendet die Partie",
  "option.tie": "Bei gleichen Punkten",
  "option.tie.about": "Wer gewinnt, wenn mehrere die meisten Punkte haben.",
  "option.tie.shared": "Der Sieg wird geteilt",
  "option.tie.largest-field": "Das größere größte Feld gewinnt",
  "option.soloTurns": "Drehungen",
  "option.soloTurns.about": "Wie oft in der Partie ein Würfel auf eine andere Seite gedreht werden darf.",
  "option.soloTurns.0": "Keine",
  "option.soloTurns.1": "Eine",
  "option.soloTurns.2": "Zwei",
  "option.soloTurnWhen": "Ein Würfel darf gedreht werden",
  "option.soloTurnWhen.about": "Ob auch dann, wenn die Seite passt, die er zeigt.",
  "option.soloTurnWhen.by-choice": "Wann immer du magst",
  "option.soloTurnWhen.only-if-stuck": "Nur, wenn er nirgends passt",
  "option.soloGoal": "Ziel",
  "option.soloGoal.about": "Was zählt, wenn das Raster voll ist.",
  "option.soloGoal.fill": "Das Raster füllen",
  "option.soloGoal.fill-and-count-fields": "Das Raster füllen und die Würfel in Feldern zählen",

  "preset.narrow": "Enge Felder",
  "preset.narrow.about": "Auch Felder, die niemand sammelt, sind geschützt; bei Gleichstand gewinnt das größte Feld.",
  "preset.steady": "Ohne Drehen",
  "preset.steady.about": "Für eine Person: ein gezogener Würfel bleibt, wie er liegt.",

  "rules.summary":
    "Alle sammeln ein Gemüse.\nZug: einen Würfel ziehen, eine Seite wählen, an einen anderen Würfel legen. Das Raster hat höchstens fünf Reihen und fünf Spalten.\nFeld: zwei oder mehr Würfel eines Gemüses, die sich mit Seiten berühren.\nZellen neben dem Feld eines gesammelten Gemüses nehmen nur dieses; neben den Feldern zweier Spieler nichts.\nEin Würfel, der nirgends passt, kommt zur Seite.\nEnde: kein Würfel passt mehr. Ein Punkt für jeden Würfel deines Gemüses in einem Feld.",
  "rules.goal.title": "Das Ziel",
  "rules.goal.text":
    "Alle sammeln ein Gemüse, jeder ein anderes, und nennen es {naming}. Zusammen baut ihr ein Raster aus Würfeln. Wer am Ende die meisten Würfel des eigenen Gemüses in Feldern hat, gewinnt. Ein Feld sind zwei oder mehr Würfel eines Gemüses, deren Kanten sich berühren. {tie}",
  "rules.chooseVegetable.before-first-cube": "vor dem ersten Würfel",
  "rules.chooseVegetable.with-first-cube": "nach dem eigenen ersten Würfel",
  "rules.tie.shared": "Bei gleichen Punkten wird der Sieg geteilt.",
  "rules.tie.largest-field": "Bei gleichen Punkten gewinnt das größere größte Feld.",
  "rules.turn.title": "Ein Zug",
  "rules.turn.text":
    "{begins} Ziehe einen Würfel aus dem Beutel, wähle eine seiner Seiten und lege ihn mit dieser Seite nach oben. Der erste Würfel kommt in die Mitte; jeder weitere muss eine Kante mit einem Würfel teilen, der schon liegt. Das Raster wird nie größer als fünf Zeilen und fünf Spalten, darf aber in jede Richtung wachsen. Würfel bleiben, wie sie liegen.",
  "rules.begins.as-agreed": "Der erste Platz beginnt.",
  "rules.begins.by-lot": "Der Zufall sagt, wer beginnt.",
  "rules.fields.title": "Felder halten andere fern",
  "rules.fields.text": "{protection}",
  "rules.protection.players-fields":
    "Hat ein gesammeltes Gemüse ein Feld, so nehmen die leeren Zellen daneben nur noch dieses Gemüse auf, von wem auch immer. Eine Zelle neben den Feldern zweier Leute nimmt nichts mehr auf. Ein einzelner Würfel hält niemanden fern: Das ist der Augenblick, um zu stören. Gemüse, das niemand sammelt, schützt nichts.",
  "rules.protection.all-fields":
    "Hat ein Gemüse ein Feld, so nehmen die leeren Zellen daneben nur noch dieses Gemüse auf, von wem auch immer und ob es jemand sammelt oder nicht. Eine Zelle neben den Feldern zweier Gemüse nimmt nichts mehr auf. Ein einzelner Würfel hält niemanden fern: Das ist der Augenblick, um zu stören.",
  "rules.protection.clean-join":
    "Hat ein Gemüse ein Feld, so nehmen die leeren Zellen daneben nur noch dieses Gemüse auf, von wem auch immer und ob es jemand sammelt oder nicht. Eine Zelle neben den Feldern zweier Gemüse nimmt nichts mehr auf. Und ein Würfel, der seinesgleichen berührt, darf sonst nichts berühren.",
  "rules.protection.strict":
    "Hat ein Gemüse ein Feld, so nehmen die leeren Zellen daneben nur noch dieses Gemüse auf, von wem auch immer und ob es jemand sammelt oder nicht. Eine Zelle neben den Feldern zweier Gemüse nimmt nichts mehr auf. Ein Würfel, der seinesgleichen berührt, darf sonst nichts berühren, und ein einzelner Würfel neben einem anderen Gemüse kann kein Feld mehr werden.",
  "rules.protection.none":
    "Ihr habt vereinbart, dass Felder niemanden fernhalten: Jedes Gemüse darf neben jedem liegen.",
  "rules.end.title": "Das Ende",
  "rules.end.text":
    "{unplaced} Die Partie endet, wenn der Beutel leer ist oder keiner der Würfel darin mehr gelegt werden könnte. Zählt einen Punkt für jeden Würfel eures Gemüses, der in einem Feld liegt, wer immer ihn gelegt hat. Einzelne Würfel zählen nichts.",
  "rules.unplaceableCube.set-aside":
    "Ein Würfel, der mit keiner Seite irgendwo passt, wird beiseitegelegt, und es geht reihum weiter.",
  "rules.unplaceableCube.back-into-bag":
    "Ein Würfel, der mit keiner Seite irgendwo passt, kommt zurück in den Beutel, und es geht reihum weiter; nach {n} solchen Würfeln hintereinander endet die Partie.",
  "rules.unplaceableCube.ends-game": "Ein Würfel, der mit keiner Seite irgendwo passt, beendet die Partie sofort.",
  "rules.solo.title": "Allein",
  "rules.solo.text":
    "Allein füllst du ein Raster von vier Zeilen und vier Spalten und sammelst nichts. Jeder Würfel kommt mit einer Seite nach oben aus dem Beutel, und diese Seite gilt. Alle Felder halten anderes Gemüse fern. {turning} Kann ein Würfel nicht gelegt werden, ist die Partie verloren. {soloGoal}",
  "rules.soloTurns.0": "Kein Würfel wird je gedreht.",
  "rules.soloTurns.1": "Einmal in der Partie darfst du einen Würfel auf eine andere Seite drehen, {when}.",
  "rules.soloTurns.2": "Zweimal in der Partie darfst du einen Würfel auf eine andere Seite drehen, {when}.",
  "rules.soloTurnWhen.by-choice": "wann immer du magst",
  "rules.soloTurnWhen.only-if-stuck": "wenn er nirgends passt, wie er liegt",
  "rules.soloGoal.fill": "Das volle Raster gewinnt; die Punkte sind die gelegten Würfel.",
  "rules.soloGoal.fill-and-count-fields":
    "Das volle Raster gewinnt; die Punkte sind die Würfel in seinen Feldern, keine, wenn es nicht voll ist.",
  "rules.cubes.title": "Die Würfel",
  "rules.cubes.text":
    "Es gibt 25 Würfel, alle verschieden. Jeder zeigt vier der sechs Gemüse, zwei davon auf zwei Seiten. Jedes Gemüse ist auf 25 Seiten insgesamt und auf etwa zwei von drei Würfeln.",
} as const satisfies Translation<typeof en>;
