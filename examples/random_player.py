"""Sits down at a table of a Furrow server and plays random moves. Python 3.9 or newer, nothing to install.

    python3 random_player.py http://localhost:4173 CODE [NAME]
"""
import base64, hashlib, json, os, random, socket, ssl, struct, sys, urllib.parse, urllib.request

ADDRESS, CODE = sys.argv[1].rstrip("/"), sys.argv[2]
NAME = sys.argv[3] if len(sys.argv) > 3 else "Python"
cookie = ""


def call(method, path, body=None):
    """One request; the cookie keeps us known."""
    global cookie
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(ADDRESS + path, data, {"Cookie": cookie}, method=method)
    if data:
        request.add_header("Content-Type", "application/json")
    with urllib.request.urlopen(request) as answer:
        cookie = (answer.headers.get("Set-Cookie") or cookie).split(";")[0]
        return json.loads(answer.read() or b"null")


class Socket:
    """A WebSocket, as far as a table needs one."""

    def __init__(self, path):
        url = urllib.parse.urlsplit(ADDRESS)
        port = url.port or (443 if url.scheme == "https" else 80)
        self.raw = socket.create_connection((url.hostname, port))
        if url.scheme == "https":
            self.raw = ssl.create_default_context().wrap_socket(self.raw, server_hostname=url.hostname)
        key = base64.b64encode(os.urandom(16)).decode()
        self.raw.sendall(
            f"GET {path} HTTP/1.1\r\nHost: {url.netloc}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\nCookie: {cookie}\r\n\r\n".encode()
        )
        self.stream = self.raw.makefile("rb")
        while self.stream.readline().strip():
            pass

    def send(self, message, code=1):
        data = message if code == 10 else json.dumps(message).encode()
        mask = os.urandom(4)
        size = bytes([128 | len(data)]) if len(data) < 126 else bytes([254]) + struct.pack(">H", len(data))
        self.raw.sendall(bytes([128 | code]) + size + mask + bytes(b ^ mask[i % 4] for i, b in enumerate(data)))

    def receive(self):
        while True:
            head = self.stream.read(2)
            if len(head) < 2 or head[0] & 15 == 8:
                return None
            size = head[1] & 127
            if size > 125:
                size = int.from_bytes(self.stream.read(2 if size == 126 else 8), "big")
            data = self.stream.read(size)
            if head[0] & 15 == 9:
                self.send(data, 10)
            elif head[0] & 15 == 1:
                return json.loads(data)


me = call("POST", "/api/people", {"name": NAME})
table = call("GET", f"/api/tables/{CODE}")
seat = next(s["seat"] for s in table["seats"] if s.get("person") == me["id"] or not (s.get("person") or s.get("bot")))
number = os.urandom(16).hex()
promise = hashlib.sha256(json.dumps(["furrow/number", table["id"], seat, number], separators=(",", ":")).encode()).hexdigest()
call("PUT", f"/api/tables/{table['id']}/seats/{seat}", {"numberHash": promise})
line = Socket(f"/api/tables/{table['id']}/socket")
line.send({"type": "hello", "protocol": 1, "lines": 0})
made, noted = 0, None
while (message := line.receive()) is not None:
    table, made = message.get("table", table), message.get("made", made)
    table["asked"] = message.get("asked", table["asked"])
    if message["type"] == "offers" and message["moves"]:
        line.send({"type": "move", "id": "m", "made": made, "move": random.choice(message["moves"])})
    elif table["status"] == "over":
        break
    elif table["status"] == "dealing" and message["type"] in ("welcome", "table"):
        # A number goes with one commitment: whoever knows it could choose another deal.
        pledge = table["pledge"]
        if pledge["numberHashes"][seat] != promise or noted not in (None, pledge["hash"]):
            sys.exit("This deal is not the one that was promised.")
        if noted is None:
            noted = pledge["hash"]
            line.send({"type": "number", "id": "n", "number": number})
    elif message["type"] in ("welcome", "steps", "refused") and seat in table["asked"]:
        line.send({"type": "offers", "id": "o"})
print("The match is over.")
