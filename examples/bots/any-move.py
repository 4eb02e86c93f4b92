"""A bot that takes any move, each as often: furrow arena GAME --bots "run:python3 examples/bots/any-move.py,random" """
import json
import random
import sys

for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "ask":
        move = random.randrange(len(message["moves"]))
        print(json.dumps({"id": message["id"], "move": move}), flush=True)
