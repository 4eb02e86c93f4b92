"""Learns a value from the rows of `furrow selfplay` and writes it as weights for src/bots/learned/net.ts.

Run: python training/train.py OUT ROWS... [--width 128] [--depth 64] [--epochs 8] [--begin FILE]
OUT gets the weights, and a line about the fit goes to the terminal.
"""
import argparse, json, struct, time
import numpy as np, torch
from torch.nn import functional as F

options = argparse.ArgumentParser(description=__doc__)
options.add_argument("out")
options.add_argument("rows", nargs="+")
options.add_argument("--width", type=int, default=128, help="first hidden layer, a multiple of 4")
options.add_argument("--depth", type=int, default=64, help="second hidden layer")
options.add_argument("--epochs", type=int, default=8)
options.add_argument("--rate", type=float, default=2e-3)
options.add_argument("--decay", type=float, default=1e-2)
options.add_argument("--drop", type=float, default=0.1)
options.add_argument("--batch", type=int, default=4096)
options.add_argument("--seed", type=int, default=1)
options.add_argument("--threads", type=int, default=1)
options.add_argument("--expected", type=float, default=0.5, help="how much of the target is what the next turns let expect; the rest is how the game ended")
options.add_argument("--near", type=float, default=0, help="how much of what is expected is seen near: by the next few turns alone")
options.add_argument("--points", type=float, default=0.5, help="weight of a further target: the points of both seats in the end; what learns it is left out of the file")
options.add_argument("--odds", action="store_true", help="learn the odds to win, as a logarithm, instead of the points ahead")
options.add_argument("--begin", help="weights to go on from, of a net at most as wide; features that it did not know are there but count for nothing yet")
given = options.parse_args()
torch.manual_seed(given.seed)
torch.set_num_threads(given.threads)
began = time.process_time()

MAGIC, MAGIC_OF_BYTES = 0x4E455431, 0x4E455432
POINTS = 10.0  # The net learns points in tens.
UNIT = 1.0 if given.odds else POINTS


def read(path):
    data = np.fromfile(path, dtype=np.int8)
    mark, version, size, targets, named = struct.unpack("<4s4i", data[:20].tobytes())
    assert mark == b"ROW2", f"{path} holds no rows"
    names = json.loads(data[20 : 20 + named].tobytes())["inputs"] if named else None
    body = data[20 + named :]
    width = size + targets
    return (version, size, names), body[: len(body) // width * width].reshape(-1, width)


parts = [read(path) for path in given.rows]
version, size, names = parts[0][0]
assert all(features == parts[0][0] for features, _ in parts), "rows of different features"
# The last twentieth of every file is held out: whole games, as rows of a game stand together.
held = np.concatenate([rows[-len(rows) // 20 :] for _, rows in parts])
rows = np.concatenate([rows[: -len(rows) // 20] for _, rows in parts])


def targets(part):
    ended = torch.from_numpy(part[:, size].astype(np.float32))
    # Below 0 where it is not known.
    won = torch.from_numpy(part[:, size + 2].astype(np.float32)) / 2
    far = torch.from_numpy(part[:, size + 3].astype(np.float32)) / 3
    near = torch.from_numpy(part[:, size + 4].astype(np.float32)) / 3
    expected = given.near * near + (1 - given.near) * far
    own = torch.from_numpy(part[:, size + 1].astype(np.float32))
    # Leads beyond what a byte holds are as they ended.
    expected = torch.where(expected.abs() > 42, ended, expected)
    ahead = given.expected * expected + (1 - given.expected) * ended
    return torch.from_numpy(part[:, :size].copy()), ahead, won, ended, torch.stack([own, own - ended], 1)


x, ahead, won, _, points = targets(rows)
xh, _, wonh, aheadh, _ = targets(held[held[:, size + 2] >= 0])
some = x[torch.randperm(len(x))[:200_000]].float()
mean, std = some.mean(0), some.std(0).clamp(min=0.25)


class Net(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.first = torch.nn.Linear(size, given.width)
        self.second = torch.nn.Linear(given.width, given.depth)
        self.last = torch.nn.Linear(given.depth, 4)
        self.drop = torch.nn.Dropout(given.drop)
        self.register_buffer("mean", mean)
        self.register_buffer("std", std)

    def forward(self, x):
        hidden = self.drop(torch.relu(self.first((x - self.mean) / self.std)))
        return self.last(torch.relu(self.second(hidden)))


def rows_of(rest, inputs):
    """Where the features of other weights stand here: by their names, or, without names, from the first."""
    if names is None or not rest:
        return torch.arange(inputs)
    known = json.loads(rest)["inputs"]
    gone = [name for name in known if name not in names]
    assert not gone, f"no feature here: {gone}"
    return torch.tensor([names.index(name) for name in known])


def begin(net, path):
    """Lets a net say at first what weights say; what they lack is there but counts for nothing yet."""
    data = open(path, "rb").read()
    magic, _, inputs, width, depth, _, _, scale = struct.unpack("<7If", data[:32])
    at = 32

    def numbers(count, unit=None):
        nonlocal at
        if unit is None:
            unit = struct.unpack("<f", data[at : at + 4])[0]
            at += 4
        found = np.frombuffer(data, dtype="<i2", count=count, offset=at).astype(np.float32) * unit
        at += 2 * count
        return torch.from_numpy(found)

    def times(factors, each):
        nonlocal at
        found = np.frombuffer(data, dtype=np.int8, count=len(factors) * each, offset=at).astype(np.float32)
        at += len(found)
        return torch.from_numpy(found.reshape(-1, each) * factors[:, None])

    def floats(count):
        nonlocal at
        at += 4 * count
        return np.frombuffer(data, dtype="<f4", count=count, offset=at - 4 * count)

    with torch.no_grad():
        if magic == MAGIC:
            w1 = numbers(inputs * width, scale).reshape(inputs, width).t()
        else:
            w1 = times(numbers(inputs, scale).numpy(), width).t()
        b1 = numbers(width)
        net.first.weight[:width] = 0
        net.second.weight[:depth, :width] = (
            numbers(width * depth).reshape(depth, width) if magic == MAGIC else times(floats(depth), width)
        )
        net.second.weight[:depth, width:] = 0
        net.second.bias[:depth] = numbers(depth)
        net.last.weight[0] = 0
        net.last.weight[0, :depth] = numbers(depth) / UNIT
        net.last.bias[0] = numbers(1)[0] / UNIT
        at_names = rows_of(data[at:], inputs)
        net.first.weight[:width, at_names] = w1 * net.std[at_names]
        net.first.bias[:width] = b1 + (w1 * net.mean[at_names]).sum(1)


net = Net()
if given.begin:
    begin(net, given.begin)
steps = given.epochs * (len(x) // given.batch)
optimiser = torch.optim.AdamW(net.parameters(), lr=given.rate, weight_decay=given.decay)
schedule = torch.optim.lr_scheduler.OneCycleLR(optimiser, given.rate, total_steps=steps + 1, pct_start=0.1)


def fit():
    net.eval()
    with torch.no_grad():
        out = torch.cat([net(part.float()) for part in xh.split(16384)])
    net.train()
    if given.odds:
        return f"won {F.binary_cross_entropy_with_logits(out[:, 0], wonh):.4f}, rightly foreseen {((out[:, 0] > 0) == (wonh > 0.5)).float().mean():.3f}"
    error = ((out[:, 0] * POINTS - aheadh) ** 2).mean()
    return f"rmse {error.sqrt():.2f} (sd {aheadh.std():.2f}), R2 {1 - error / aheadh.var():.3f}, won {F.binary_cross_entropy_with_logits(out[:, 1], wonh):.4f}"


def loss(out, ahead, won, points):
    """Of a position that was not played on from, neither who won nor the points are known."""
    if given.odds:
        return odds_loss(out, ahead, won, points[:, 0])
    known = (won >= 0).float()
    lead = F.smooth_l1_loss(out[:, 0], ahead / POINTS)
    wins = F.binary_cross_entropy_with_logits(out[:, 1], won.clamp(min=0), weight=known)
    both = F.smooth_l1_loss(out[:, 2:], points / POINTS - 3, reduction="none").mean(1)
    return lead + 0.3 * wins + given.points * (known * both).mean()


def odds_loss(out, ahead, won, turns):
    """By how many cards it was won, and in how many turns where the seat finished, are learned too and left out of the file."""
    wins = F.binary_cross_entropy_with_logits(out[:, 0], won)
    lead = F.smooth_l1_loss(out[:, 1], ahead.clamp(-15, 15) / 5)
    pace = F.smooth_l1_loss(out[:, 2], turns / 10 - 1, reduction="none")
    return wins + given.points * (lead + ((turns >= 0).float() * pace).mean())


print(f"{len(x)} rows, {len(xh)} held out: {fit()}", flush=True)
for epoch in range(given.epochs):
    order = torch.randperm(len(x))
    for i in range(len(x) // given.batch):
        some = order[i * given.batch : (i + 1) * given.batch]
        fault = loss(net(x[some].float()), ahead[some], won[some], points[some])
        optimiser.zero_grad()
        fault.backward()
        optimiser.step()
        schedule.step()
    print(f"epoch {epoch + 1}: {fit()}, {time.process_time() - began:.0f} CPU-s", flush=True)

net.eval()


def shares(tensor):
    """16-bit shares of the largest."""
    numbers = tensor.detach().numpy().astype(np.float64).ravel()
    unit = np.float32(max(np.abs(numbers).max(), 1e-9) / 32767)
    return struct.pack("<f", unit) + np.round(numbers / unit).astype("<i2").tobytes()


with torch.no_grad():
    w1 = (net.first.weight / net.std).t().contiguous().numpy().astype(np.float64)
    b1 = net.first.bias - (net.first.weight * net.mean / net.std).sum(1)
    w3, b3 = net.last.weight[:1] * UNIT, net.last.bias[:1] * UNIT
w2 = net.second.weight.detach().numpy().astype(np.float64)
# Sums of features times weights must stay below 2 ** 31.
scale = np.float32(np.abs(w1).max() / 32766)
factors = np.maximum(1, np.ceil(np.abs(w1).max(1) / scale / 127))
units = (np.maximum(np.abs(w2).max(1), 1e-9) / 127).astype("<f4")


def in_bytes(numbers):
    return np.round(numbers).astype(np.int8).tobytes()


body = factors.astype("<i2").tobytes() + in_bytes(w1 / (scale * factors[:, None])) + shares(b1)
body += units.tobytes() + in_bytes(w2 / units[:, None]) + shares(net.second.bias) + shares(w3) + shares(b3)
if names is not None:
    body += json.dumps({"inputs": names}, separators=(",", ":")).encode()
checksum = 0x811C9DC5
for byte in body:
    checksum = ((checksum ^ byte) * 0x01000193) & 0xFFFFFFFF
head = struct.pack("<7If", MAGIC_OF_BYTES, version, size, given.width, given.depth, 1, checksum, scale)
with open(given.out, "wb") as file:
    file.write(head + body)
